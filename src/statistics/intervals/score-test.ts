import { normalCdf } from '../numerics/normal-cdf.ts';
import { requireLevel } from '../numerics/require.ts';
import { tallyOfClasses } from '../tallies/tally-of-classes.ts';
import { scoreDistance } from './score-distance.ts';

/**
 * The two-sided score test that goes with `scoreInterval`: its p-value is the `alpha` at which the interval just
 * leaves the claimed mean out. For a fixed number of blocks; wrong when the run was watched while it grew.
 *
 * Source: as `scoreDistance`.
 *
 * @param counts blocks per class, from score 0 to score 1
 * @param mean claimed, strictly between 0 and 1
 * @returns 1 where every block scored the claimed mean
 */
export function scoreTest(counts: readonly number[], mean: number): { z: number; p: number } {
  requireLevel('mean', mean);
  const z = scoreDistance(tallyOfClasses(counts), mean);
  return { z, p: z === 0 ? 1 : 2 * normalCdf(-Math.abs(z)) };
}
