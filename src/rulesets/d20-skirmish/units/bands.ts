import { INCH, type Length } from '../../../kernel/length.ts';

/** Range bands in their order, base contact apart (T-1 of the sheet). */
export const BANDS = ['PB', 'SR', 'MR', 'LR', 'ER'] as const;

/** Where each band ends, in inches. */
export const BAND_ENDS: readonly number[] = [6, 12, 24, 36, 48];

/** What a border belongs to: the nearer band or the farther one (DX-AMB-25). */
type Border = 'nearer' | 'farther';

/** The same in lengths of the table. */
const ENDS: readonly Length[] = BAND_ENDS.map((end) => end * INCH);

/** Number of the band that a distance is in; that of no band beyond the last. */
export function bandOf(distance: Length, border: Border): number {
  let band = 0;
  while (band < ENDS.length && distance > ENDS[band]) band++;
  // The last band keeps its border: nothing is beyond it.
  const isPassed = border === 'farther' && band < ENDS.length - 1 && distance === ENDS[band];
  return isPassed ? band + 1 : band;
}
