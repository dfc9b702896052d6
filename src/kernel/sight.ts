import type { Ground } from './ground.ts';
import { createSharedDictionary, type SharedDictionary, SightDictionary } from './sight-dictionary.ts';
import { type Outcome, SightLines } from './sight-lines.ts';
import { CLEAR, HIDDEN, type Sight, UNKNOWN } from './sight-record.ts';
import type { View } from './view.ts';

/** What threads share of the sight of one table: plain data over shared memory, to be posted to workers. */
export interface SharedSight {
  /** Number of standing points. */
  readonly points: number;
  /** Row i: what a model on point i sees of the others; UNKNOWN where no thread has looked yet. */
  readonly seenFrom: Uint16Array<SharedArrayBuffer>;
  /** Row i: what the others see of a model on point i. */
  readonly seeing: Uint16Array<SharedArrayBuffer>;
  /** Row i, of whole words: two bits for each point, LOOKED and SEES. A fraction of the size, so that it stays in caches. */
  readonly mutual: Uint32Array<SharedArrayBuffer>;
  readonly dictionary: SharedDictionary;
}

/** Bits of a pair of points: its lines have been worked out, and models on them see each other. */
const LOOKED = 1;
const SEES = 2;
/** Pairs in a word. */
const PAIRS = 16;

const wordsOf = (points: number) => Math.ceil(points / PAIRS);

/** Memory for the sight of a table, of 4.25 bytes per pair of points; what nobody looks at is never touched. */
export function createSharedSight(ground: Ground): SharedSight {
  const points = ground.count;
  const matrix = () => new Uint16Array(new SharedArrayBuffer(2 * points * points));
  return {
    points,
    seenFrom: matrix(),
    seeing: matrix(),
    mutual: new Uint32Array(new SharedArrayBuffer(4 * points * wordsOf(points))),
    dictionary: createSharedDictionary(),
  };
}

/**
 * The lines of sight of a table. Whether models see each other is mutual: they do when either has an open line to
 * any part of the other's silhouette. What is hidden is not: each record is the target as the viewer sees it.
 *
 * Lines are worked out when somebody first asks for them: most pairs of points are never asked about. Threads that
 * share `shared` do it together: a line that two of them work out at the same time gets the same code from both.
 * @throws when `shared` was made for another table or pitch, or a table shows more different lines than codes.
 */
export function createSight(ground: Ground, shared: SharedSight = createSharedSight(ground)): Sight {
  const { points, mutual } = shared;
  if (points !== ground.count) {
    throw new Error(
      `The shared sight is for ${points} standing points and the table has ${ground.count}; share it between sights of one table and pitch.`,
    );
  }
  const lines = new SightLines(ground);
  const dictionary = new SightDictionary(shared.dictionary);
  const words = wordsOf(points);
  // On a symmetric table each pair has an opposite one with the same records.
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  function isKnown(from: number, at: number): boolean {
    return shared.seenFrom[from * points + at] !== UNKNOWN && shared.seeing[from * points + at] !== UNKNOWN;
  }

  function look(from: number, at: number): void {
    const twin = opposite?.[from] ?? from;
    const atTwin = opposite?.[at] ?? at;
    // Of two opposite pairs the one with the lower number is worked out, whichever is asked for.
    if (Math.min(twin, atTwin) < Math.min(from, at)) note(twin, atTwin, from, at);
    else note(from, at, twin, atTwin);
  }

  /** Works out the lines between a viewer and another point and notes them, for the opposite pair too. */
  function note(viewer: number, other: number, twin: number, otherTwin: number): void {
    const outcome = lines.measure(viewer, other);
    const there = codeOf(outcome, lines.view);
    const back = codeOf(outcome, lines.viewBack);
    const bits = outcome === 'hidden' ? LOOKED : LOOKED | SEES;
    put(viewer, other, there, back, bits);
    if (Math.min(twin, otherTwin) > Math.min(viewer, other)) put(twin, otherTwin, there, back, bits);
  }

  function codeOf(outcome: Outcome, view: View): number {
    if (outcome === 'partly') return dictionary.codeOf(view.words, view.length);
    return outcome === 'clear' ? CLEAR : HIDDEN;
  }

  function put(point: number, other: number, there: number, back: number, bits: number): void {
    const { seenFrom, seeing } = shared;
    // In order with the words of the dictionary, so that no thread reads a code before what it says.
    Atomics.store(seenFrom, point * points + other, there);
    Atomics.store(seeing, other * points + point, there);
    Atomics.store(seenFrom, other * points + point, back);
    Atomics.store(seeing, point * points + other, back);
    Atomics.or(mutual, wordOf(point, other), bits << shiftOf(other));
    Atomics.or(mutual, wordOf(other, point), bits << shiftOf(point));
  }

  const wordOf = (point: number, other: number) => point * words + ((other / PAIRS) | 0);
  const shiftOf = (other: number) => 2 * (other % PAIRS);

  const row = (matrix: Uint16Array, point: number) => matrix.subarray(point * points, (point + 1) * points);

  function code(from: number, at: number): number {
    if (!isKnown(from, at)) look(from, at);
    return shared.seenFrom[from * points + at];
  }

  return {
    seenFrom: (from) => row(shared.seenFrom, from),
    seeing: (at) => row(shared.seeing, at),
    code,
    sees(from, at) {
      const known = mutual[wordOf(from, at)] >>> shiftOf(at);
      if ((known & LOOKED) === 0) return dictionary.record(code(from, at)).seen;
      return (known & SEES) !== 0;
    },
    record: (code) => dictionary.record(code),
    get size() {
      return dictionary.size;
    },
  };
}
