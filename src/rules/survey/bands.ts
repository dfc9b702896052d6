/** Distances between some of which the same holds everywhere, as squares of those from middle to middle. */
export interface Bands {
  /** Beyond each of these something else holds, the least first. */
  readonly squares: Float64Array;
  /** The last of them, beyond which there is nothing; -1 for none. */
  readonly end: number;
  /** By how many whole STEPs a square is: which of them to look at first. */
  readonly first: Uint8Array;
}

/** The square of the usual pitch, on whose lattice the first look is the last. */
const STEP = 2500 * 2500;
const PER_STEP = 1 / STEP;

/** @param squares whole numbers, the least first */
export function createBands(squares: Float64Array): Bands {
  const end = squares.length === 0 ? -1 : squares[squares.length - 1];
  const steps = Math.floor(end / STEP) + 1;
  const firstFrom = (step: number) => squares.findIndex((square) => square >= step * STEP);
  return { squares, end, first: Uint8Array.from({ length: steps }, (_, step) => firstFrom(step)) };
}

/** The number of the band in which a square is; one more than the last has beyond the end. */
export function bandOf({ squares, first, end }: Bands, square: number): number {
  if (square > end) return squares.length;
  let band = first[(square * PER_STEP) | 0];
  while (square > squares[band]) band++;
  return band;
}
