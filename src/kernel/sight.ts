import type { Ground } from './ground.ts';
import { createSharedDictionary, type SharedDictionary, SightDictionary } from './sight-dictionary.ts';
import { type Outcome, SightLines } from './sight-lines.ts';
import type { Sight } from './sight-record.ts';
import type { View } from './view.ts';

const UNSEEN = 0;
const CLEAR = 1;

/** What threads share of the sight of one table: plain data over shared memory, to be posted to workers. */
export interface SharedSight {
  /** Number of standing points. */
  readonly points: number;
  /** Row i: what a model on point i sees of the others. */
  readonly seenFrom: Uint16Array<SharedArrayBuffer>;
  /** Row i: what the others see of a model on point i. */
  readonly seeing: Uint16Array<SharedArrayBuffer>;
  /** 1 for each point whose rows are complete. */
  readonly filled: Int32Array<SharedArrayBuffer>;
  readonly dictionary: SharedDictionary;
}

/** Memory for the sight of a table, of 4 bytes per pair of points. */
export function createSharedSight(ground: Ground): SharedSight {
  const points = ground.count;
  return {
    points,
    seenFrom: new Uint16Array(new SharedArrayBuffer(2 * points * points)),
    seeing: new Uint16Array(new SharedArrayBuffer(2 * points * points)),
    filled: new Int32Array(new SharedArrayBuffer(4 * points)),
    dictionary: createSharedDictionary(),
  };
}

/**
 * The lines of sight of a table. Whether models see each other is mutual: they do when either has an open line to
 * any part of the other's silhouette. What is hidden is not: each record is the target as the viewer sees it.
 *
 * Threads that share `shared` fill its rows together: a row that two of them fill at the same time gets the same
 * codes from both.
 * @throws when `shared` was made for another table or pitch, or a table shows more different lines than codes.
 */
export function createSight(ground: Ground, shared: SharedSight = createSharedSight(ground)): Sight {
  const { filled, points } = shared;
  if (points !== ground.count) {
    throw new Error(
      `The shared sight is for ${points} standing points and the table has ${ground.count}; share it between sights of one table and pitch.`,
    );
  }
  const lines = new SightLines(ground);
  const dictionary = new SightDictionary(shared.dictionary);
  // On a symmetric table each pair has an opposite one with the same records.
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;
  const views: Uint16Array[] = [];
  const viewsBack: Uint16Array[] = [];

  function fill(point: number): void {
    const twin = opposite?.[point] ?? point;
    fillFrom(point);
    if (twin !== point) fillFrom(twin);
    Atomics.store(filled, point, 1);
    Atomics.store(filled, twin, 1);
  }

  /** Fills in the pairs of a point, but for those that are opposite to one with a lower number. */
  function fillFrom(point: number): void {
    lines.lookFrom(point);
    const twin = opposite?.[point] ?? point;
    for (let other = 0; other < points; other++) {
      // The rows of that other point hold this pair too.
      if (Atomics.load(filled, other) === 1) continue;
      const otherTwin = opposite?.[other] ?? other;
      const lead = Math.min(twin, otherTwin) - Math.min(point, other);
      if (lead < 0) continue;
      const outcome = lines.measure(other);
      const there = codeOf(outcome, lines.view);
      const back = codeOf(outcome, lines.viewBack);
      put(point, other, there, back);
      if (lead > 0) put(twin, otherTwin, there, back);
    }
  }

  function codeOf(outcome: Outcome, view: View): number {
    if (outcome === 'partly') return dictionary.codeOf(view.words, view.length);
    return outcome === 'clear' ? CLEAR : UNSEEN;
  }

  function put(point: number, other: number, there: number, back: number): void {
    const { seenFrom, seeing } = shared;
    seenFrom[point * points + other] = there;
    seeing[other * points + point] = there;
    seenFrom[other * points + point] = back;
    seeing[point * points + other] = back;
  }

  function row(rows: Uint16Array[], matrix: Uint16Array, point: number): Uint16Array {
    if (rows[point] === undefined) {
      if (Atomics.load(filled, point) === 0) fill(point);
      rows[point] = matrix.subarray(point * points, (point + 1) * points);
    }
    return rows[point];
  }

  return {
    seenFrom: (from) => row(views, shared.seenFrom, from),
    seeing: (at) => row(viewsBack, shared.seeing, at),
    record: (code) => dictionary.record(code),
    get size() {
      return dictionary.size;
    },
  };
}
