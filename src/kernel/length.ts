/**
 * Lengths are integers in 1/100 mm, so that an inch is exact and a base of 25 mm too.
 * Squared diagonals of a table pass 2^31: compare them as plain numbers, never with 32-bit tricks.
 */
export type Length = number;

export const INCH: Length = 2540;
export const MILLIMETRE: Length = 100;

/** Inches to the nearest 1/100 mm; halves go away from 0, so that mirror images stay mirror images. */
export function inches(n: number): Length {
  return n < 0 ? -Math.round(-n * INCH) : Math.round(n * INCH);
}

/** A length in inches, for printing. */
export function inInches(length: Length): number {
  return length / INCH;
}
