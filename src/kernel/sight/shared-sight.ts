import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { createSharedDictionary, type SharedDictionary } from './sight-dictionary.ts';

/** What threads share of the sight of one table: plain data over shared memory, to be posted to workers. */
export interface SharedSight {
  /** Number of standing points. */
  readonly points: number;
  /**
   * Row i, of whole words: two bits for each point, whether a model on it and one on point i see each other: UNKNOWN,
   * HIDDEN, CLEAR or PARTLY. A fraction of the size of `codes`, so that it stays in caches. Known of a pair in the order
   * in which somebody asked, and of the one that stands for all that see alike.
   */
  readonly mutual: Uint32Array<SharedArrayBuffer>;
  /** Row i: what models on point i and each other one see of each other where it is PARTLY, as BothCodes; UNKNOWN until somebody asks. */
  readonly codes: Int32Array<SharedArrayBuffer>;
  readonly dictionary: SharedDictionary;
}

/** Bits of a pair of points of which `codes` tell, once somebody has asked. */
export const PARTLY = 3;

/** Two to this power of pairs in a word. */
export const PAIRS = 4;

export const wordsOf = (points: number) => (points >> PAIRS) + 1;

/** Memory for the sight of a table, of 4.25 bytes per pair of points; what nobody looks at is never touched. */
export function createSharedSight(ground: Ground): SharedSight {
  const points = ground.count;
  return {
    points,
    mutual: new Uint32Array(new SharedArrayBuffer(4 * points * wordsOf(points))),
    codes: new Int32Array(new SharedArrayBuffer(4 * points * points)),
    dictionary: createSharedDictionary(),
  };
}

/** The two bits of a pair of points in rows of words. */
export function bitsOfPair(points: number, mutual: Uint32Array, from: Point, at: Point): number {
  return (mutual[from * wordsOf(points) + (at >> PAIRS)] >>> (2 * at)) & PARTLY;
}

/** A copy without the pairs whose first number is the higher one. */
export function aboveDiagonal(points: number, mutual: Uint32Array): Uint32Array {
  const copy = mutual.slice();
  const words = wordsOf(points);
  for (let one = 1; one < points; one++) {
    copy.fill(0, one * words, one * words + (one >> PAIRS));
    copy[one * words + (one >> PAIRS)] &= -1 << (2 * one);
  }
  return copy;
}

/** The lower bit of each pair in a word. */
const LOWER = 0x55555555;

/** Visits the pairs that see each other PARTLY, which have both bits set: the lower number first, a word at a time. */
export function forEachPartly(
  points: number,
  mutual: Uint32Array,
  visit: (one: Point, other: Point) => void,
): void {
  const words = wordsOf(points);
  for (let one = 0; one < points; one++) {
    const next = one + 1;
    for (let word = next >> PAIRS; word < words; word++) {
      const bits = mutual[one * words + word];
      let partly = bits & (bits >>> 1) & LOWER;
      if (word === next >> PAIRS) partly &= -1 << (2 * next);
      for (; partly !== 0; partly &= partly - 1)
        visit(one, (word << PAIRS) + (Math.clz32(partly & -partly) ^ 31) / 2);
    }
  }
}
