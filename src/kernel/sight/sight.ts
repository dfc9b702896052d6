import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { bitsOfPair, createSharedSight, PAIRS, PARTLY, type SharedSight, wordsOf } from './shared-sight.ts';
import { SightDictionary } from './sight-dictionary.ts';
import { SightLines } from './sight-lines.ts';
import {
  type BothCodes,
  bothCodes,
  CLEAR,
  codeThere,
  HIDDEN,
  type Sight,
  turned,
  UNKNOWN,
} from './sight-record.ts';
import type { View } from './view.ts';

/** Sight that counts how many lines were worked out here, and not by another thread or in another run. */
interface MeasuredSight extends Sight {
  readonly measured: number;
}

/**
 * The lines of sight of a table. Whether models see each other is mutual: they do when either has an open line to
 * any part of the other's silhouette. What is hidden is not: each record is the target as the viewer sees it.
 *
 * Lines are worked out when somebody first asks for them: most pairs of points are never asked about. Threads that
 * share `shared` do it together: a line that two of them work out at the same time gets the same code from both.
 * @throws when `shared` was made for another table or pitch, or a table shows more different lines than codes.
 */
export function createSight(ground: Ground, shared: SharedSight = createSharedSight(ground)): MeasuredSight {
  requireSize(shared, ground);
  const { points, codes, mutual } = shared;
  const dictionary = new SightDictionary(shared.dictionary);
  const looking = createLooking(ground, shared, dictionary);
  const { look } = looking;
  const bitsOf = (from: Point, at: Point) => bitsOfPair(points, mutual, from, at);

  function bothOf(from: Point, at: Point): BothCodes {
    let bits = bitsOf(from, at);
    if (bits === UNKNOWN) {
      look(from, at, true);
      bits = bitsOf(from, at);
    }
    if (bits !== PARTLY) return bothCodes(bits, bits);
    // Whoever asked no more than whether they see each other has not been told what.
    if (codes[from * points + at] === UNKNOWN) look(from, at, true);
    return codes[from * points + at];
  }

  return {
    code: (from, at) => codeThere(bothOf(from, at)),
    both(point, places, count, into) {
      for (let i = 0; i < count; i++) into[i] = bothOf(point, places[i]);
    },
    sees(from, at) {
      if (bitsOf(from, at) === UNKNOWN) look(from, at, false);
      return bitsOf(from, at) !== HIDDEN;
    },
    record: (code) => dictionary.record(code),
    get size() {
      return dictionary.size;
    },
    get measured() {
      return looking.measured;
    },
  };
}

/**
 * Works out the lines between points, as they are asked for, and notes them for all threads: those between two points
 * under the pair that stands for all that see alike, and under the pair that was asked for. What models see partly of
 * each other takes longer than whether they do, and is told once somebody asks for it.
 */
function createLooking(ground: Ground, shared: SharedSight, dictionary: SightDictionary) {
  const lines = new SightLines(ground);
  const { points, codes, mutual } = shared;
  const { putCodes, putBits } = writerOf(shared);
  const codeOf = ({ words, length }: View) => dictionary.codeOf(words, length);
  let measured = 0;
  // On a symmetric table each pair has an opposite one with the same records.
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  /** Works out the lines between two points, the lower first, and notes them, with what is seen partly or without. */
  function measure(low: Point, high: Point, isTold: boolean): void {
    const outcome = isTold ? lines.measure(low, high) : lines.outcome(low, high);
    measured++;
    if (isTold && outcome === 'partly')
      putCodes(low, high, bothCodes(codeOf(lines.view), codeOf(lines.viewBack)));
    putBits(low, high, outcome === 'partly' ? PARTLY : outcome === 'clear' ? CLEAR : HIDDEN);
  }

  function isKnown(low: Point, high: Point, isTold: boolean): boolean {
    const bits = bitsOfPair(points, mutual, low, high);
    return bits !== UNKNOWN && !(isTold && bits === PARTLY && codes[low * points + high] === UNKNOWN);
  }

  return {
    look(from: Point, at: Point, isTold: boolean): void {
      const twin = opposite?.[from] ?? from;
      const atTwin = opposite?.[at] ?? at;
      // Of two opposite pairs the one with the lower number is worked out, whichever is asked for.
      const isTurned = Math.min(twin, atTwin) < Math.min(from, at);
      const viewer = isTurned ? twin : from;
      const other = isTurned ? atTwin : at;
      const low = Math.min(viewer, other);
      const high = Math.max(viewer, other);
      if (!isKnown(low, high, isTold)) measure(low, high, isTold);
      if (from === low && at === high) return;
      const bits = bitsOfPair(points, mutual, low, high);
      const both = codes[low * points + high];
      if (isTold && bits === PARTLY) putCodes(from, at, viewer === low ? both : turned(both));
      putBits(from, at, bits);
    },
    get measured() {
      return measured;
    },
  };
}

function requireSize({ points }: SharedSight, { count }: Ground): void {
  if (points === count) return;
  throw new Error(
    `The shared sight is for ${points} standing points and the table has ${count}; share it between sights of one table and pitch.`,
  );
}

/** Notes what is known of a pair: bits after codes, so that no thread reads the one before the other is there. */
function writerOf({ points, codes, mutual }: SharedSight) {
  const words = wordsOf(points);
  return {
    putCodes(from: Point, at: Point, both: BothCodes): void {
      codes[from * points + at] = both;
    },
    putBits(from: Point, at: Point, bits: number): void {
      // Shifts go by the last five bits of their number.
      Atomics.or(mutual, from * words + (at >> PAIRS), bits << (2 * at));
    },
  };
}
