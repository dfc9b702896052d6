import { type Model, NOWHERE, type Point, type Seat } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { pointsAround } from './neighbourhood.ts';

/** A set of standing points, a bit for each, 32 to a word: what holds of a whole table is asked a word at a time. */
export type PointBits = Int32Array;

/** Those around one point: words of a set from the word `first` on. */
export interface Disc {
  readonly first: number;
  readonly words: Int32Array;
}

/** Points of a ground, as few words as there is room for. */
export function pointBits(count: number, points: ArrayLike<number>): PointBits {
  const bits = new Int32Array((count + 31) >>> 5);
  for (let i = 0; i < points.length; i++) bits[points[i] >>> 5] |= 1 << (points[i] & 31);
  return bits;
}

/** Whether a point is in a set. */
export function isIn(bits: PointBits, at: number): boolean {
  return ((bits[at >>> 5] >>> (at & 31)) & 1) === 1;
}

/**
 * For each point those near it that something holds of, worked out when first asked for.
 *
 * @param span see `pointsAround`
 */
export function createDiscs(
  ground: Ground,
  span: Length,
  holds: (point: Point, at: Point) => boolean,
): (point: Point) => Disc {
  const known: (Disc | undefined)[] = new Array(ground.count).fill(undefined);
  return (point) => {
    known[point] ??= discOf(pointsAround(ground, point, span, holds));
    return known[point];
  };
}

function discOf(points: readonly Point[]): Disc {
  if (points.length === 0) return { first: 0, words: new Int32Array(0) };
  const first = Math.min(...points) >>> 5;
  const words = new Int32Array((Math.max(...points) >>> 5) - first + 1);
  for (const at of points) words[(at >>> 5) - first] |= 1 << (at & 31);
  return { first, words };
}

/** Takes what is around some who stand somewhere out of a set. */
export function clearAround(
  bits: PointBits,
  discs: (point: Point) => Disc,
  standing: ArrayLike<Point>,
  some: readonly Model[],
): void {
  for (let i = 0; i < some.length; i++) {
    const point = standing[some[i]];
    if (point === NOWHERE) continue;
    const { first, words } = discs(point);
    for (let word = 0; word < words.length; word++) bits[first + word] &= ~words[word];
  }
}

/** Every so many of the points of a set, in a seat's own frame, so that there are no more than `most`. */
export function everySoMany(bits: PointBits, seat: Seat, most: number): Point[] {
  let all = 0;
  for (let word = 0; word < bits.length; word++) all += bitsIn(bits[word]);
  const step = Math.max(1, Math.ceil(all / most));
  const chosen: number[] = [];
  let passed = 0;
  for (let i = 0; i < bits.length; i++) {
    const word = seat === 0 ? i : bits.length - 1 - i;
    const among = bitsIn(bits[word]);
    while (chosen.length * step < passed + among)
      chosen.push(32 * word + nthBit(bits[word], seat === 0, chosen.length * step - passed));
    passed += among;
  }
  return chosen;
}

/** Bits of a word that are set: those of pairs, of nibbles and of bytes are added side by side. */
function bitsIn(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** The place of a bit that is set, so many others before it, from below or from above. */
function nthBit(word: number, isFromBelow: boolean, before: number): number {
  let left = word;
  for (let i = 0; i < before; i++) left &= ~endBit(left, isFromBelow);
  return 31 - Math.clz32(endBit(left, isFromBelow));
}

function endBit(word: number, isLowest: boolean): number {
  return isLowest ? word & -word : 1 << (31 - Math.clz32(word));
}
