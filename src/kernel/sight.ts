import type { Point } from './entities.ts';
import type { Ground } from './ground.ts';
import { bitsOfPair, createSharedSight, PAIRS, PARTLY, type SharedSight, wordsOf } from './shared-sight.ts';
import { SightDictionary } from './sight-dictionary.ts';
import { SightLines } from './sight-lines.ts';
import { type BothCodes, bothCodes, CLEAR, codeThere, HIDDEN, type Sight, UNKNOWN } from './sight-record.ts';
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
      look(from, at);
      bits = bitsOf(from, at);
    }
    return bits === PARTLY ? codes[from * points + at] : bothCodes(bits, bits);
  }

  return {
    code: (from, at) => codeThere(bothOf(from, at)),
    both(point, places, count, into) {
      for (let i = 0; i < count; i++) into[i] = bothOf(point, places[i]);
    },
    sees(from, at) {
      if (bitsOf(from, at) === UNKNOWN) look(from, at);
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

/** Works out the lines between points, as they are asked for, and notes them for all threads. */
function createLooking(ground: Ground, shared: SharedSight, dictionary: SightDictionary) {
  const lines = new SightLines(ground);
  const { putCodes, putBits } = writerOf(shared);
  const codeOf = ({ words, length }: View) => dictionary.codeOf(words, length);
  let measured = 0;
  // On a symmetric table each pair has an opposite one with the same records.
  const opposite = ground.spec.symmetric ? ground.mirror : undefined;

  /** Works out the lines between a viewer and another point and notes them, for the opposite pair too. */
  function note(viewer: Point, other: Point, twin: number, otherTwin: number): void {
    const outcome = lines.measure(viewer, other);
    measured++;
    if (outcome === 'partly') {
      const there = codeOf(lines.view);
      const back = codeOf(lines.viewBack);
      putCodes(viewer, other, there, back);
      putCodes(twin, otherTwin, there, back);
    }
    const bits = outcome === 'partly' ? PARTLY : outcome === 'clear' ? CLEAR : HIDDEN;
    putBits(viewer, other, bits);
    if (Math.min(twin, otherTwin) > Math.min(viewer, other)) putBits(twin, otherTwin, bits);
  }

  return {
    look(from: Point, at: Point): void {
      const twin = opposite?.[from] ?? from;
      const atTwin = opposite?.[at] ?? at;
      // Of two opposite pairs the one with the lower number is worked out, whichever is asked for.
      if (Math.min(twin, atTwin) < Math.min(from, at)) note(twin, atTwin, from, at);
      else note(from, at, twin, atTwin);
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

/**
 * Notes what was worked out of a pair, both ways: in order with the words of the dictionary, and bits after codes, so
 * that no thread reads one before what it says.
 */
function writerOf({ points, codes, mutual }: SharedSight) {
  const words = wordsOf(points);
  const wordOf = (point: Point, other: Point) => point * words + (other >> PAIRS);
  /** Of bits in a word; shifts go by the last five bits of their number. */
  const shiftOf = (other: Point) => 2 * other;
  return {
    putCodes(point: Point, other: Point, there: number, back: number): void {
      Atomics.store(codes, point * points + other, bothCodes(there, back));
      Atomics.store(codes, other * points + point, bothCodes(back, there));
    },
    putBits(point: Point, other: Point, bits: number): void {
      Atomics.or(mutual, wordOf(point, other), bits << shiftOf(other));
      Atomics.or(mutual, wordOf(other, point), bits << shiftOf(point));
    },
  };
}
