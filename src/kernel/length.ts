import { nearestWhole } from './nearest-whole.ts';

/**
 * Lengths are integers in 1/100 mm, so that an inch is exact and a base of 25 mm too.
 * Squared diagonals of a table pass 2^31: compare them as plain numbers, never with 32-bit tricks.
 */
export type Length = number;

export const INCH: Length = 2540;
export const MILLIMETRE: Length = 100;

/** Inches to the nearest 1/100 mm. */
export function inches(n: number): Length {
  return nearestWhole(n * INCH);
}

/** A length in inches, for printing. */
export function inInches(length: Length): number {
  return length / INCH;
}
