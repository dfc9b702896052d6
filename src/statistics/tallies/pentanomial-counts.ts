import { requireLength } from '../numerics/require.ts';

/**
 * The five classes of a block of two matches, and their moments.
 *
 * Counts stand in the order [LL, LD+DL, WL+DD+LW, WD+DW, WW]; their scores are 0, 1/4, 1/2, 3/4 and 1. The
 * variance is that of one *pair*, and usually well below what two independent matches would have.
 *
 * Source: the pentanomial model of the Fishtest framework (Van den Bergh, "A practical introduction to the
 * GSPRT", section on game pairs).
 */

export const PENTANOMIAL_SCORES = [0, 0.25, 0.5, 0.75, 1] as const;

/** Numbers of blocks per class, in the order of `PENTANOMIAL_SCORES`. */
export type PentanomialCounts = readonly [number, number, number, number, number];

/** Counts block scores by class; throws where a score is not a quarter of a whole. */
export function pentanomialCounts(scores: readonly number[]): PentanomialCounts {
  requireLength('scores', scores, 0);
  const counts: [number, number, number, number, number] = [0, 0, 0, 0, 0];
  for (const score of scores) {
    const index = score * 4;
    if (!(index in counts)) {
      throw new RangeError(`A block score of ${score} was given; it must be one of 0, 0.25, 0.5, 0.75, 1.`);
    }
    counts[index]++;
  }
  return counts;
}
