/**
 * What a mover and an enemy are to each other where they stand, as one whole number: the band of their distance between
 * how either sees the other, LOOKS ways each. The band and one look beside it are one half of the key, by which what
 * that one can do is looked up in a table of HALF entries.
 */
export type PairKey = number;

const LOOK_BITS = 3;
const BAND_BITS = 6;
export const LOOKS = 1 << LOOK_BITS;
const BANDS = 1 << BAND_BITS;
/** Most bands that a key has room for; one more lies beyond the last of them, and one is kept for BEYOND. */
export const MOST_BANDS = BANDS - 2;
export const HALF = LOOKS * BANDS;
/** Of a pair that nobody has looked at yet; more than any key. */
export const UNKNOWN: PairKey = 0xffff;

/** @param own,their how the mover sees the enemy, and how it is seen */
export function keyOf(band: number, own: number, their: number): PairKey {
  return (((own << BAND_BITS) | band) << LOOK_BITS) | their;
}

/** Of a pair too far from each other for anything to happen. */
export const BEYOND: PairKey = keyOf(BANDS - 1, 0, 0);

/** The half by which the mover's own deeds are looked up: `ownHalf(keyOf(band, own, their))` is `ownHalfOf(band, own)`. */
export function ownHalf(key: PairKey): number {
  return key >>> LOOK_BITS;
}

export function ownHalfOf(band: number, own: number): number {
  return (own << BAND_BITS) | band;
}

/** The half by which the enemy's deeds are looked up. */
export function theirHalf(key: PairKey): number {
  return key & (HALF - 1);
}

export function theirHalfOf(band: number, their: number): number {
  return (band << LOOK_BITS) | their;
}

export function ownLook(key: PairKey): number {
  return key >>> (BAND_BITS + LOOK_BITS);
}
