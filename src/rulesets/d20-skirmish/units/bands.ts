import { INCH, type Length } from '../../../kernel/length.ts';

/** Range bands in their order, base contact apart (T-1 of the sheet). */
export const BANDS = ['PB', 'SR', 'MR', 'LR', 'ER'] as const;

export type Band = (typeof BANDS)[number];

/** Where each band ends, in inches. */
export const BAND_ENDS: readonly number[] = [6, 12, 24, 36, 48];

/** What a border belongs to: the nearer band or the farther one (DX-AMB-25). */
export type Border = 'nearer' | 'farther';

/** Number of the band that a distance is in; that of no band beyond the last. */
export function bandOf(distance: Length, border: Border): number {
  let band = 0;
  while (band < BAND_ENDS.length && isBeyond(distance, BAND_ENDS[band] * INCH, border)) band++;
  return band;
}

function isBeyond(distance: Length, end: Length, border: Border): boolean {
  const isLast = end === BAND_ENDS[BAND_ENDS.length - 1] * INCH;
  return distance > end || (distance === end && border === 'farther' && !isLast);
}
