import { likeliestWithMean } from './likeliest-with-mean.ts';
import { momentsOf } from './moments-of.ts';
import { normalCdf } from './normal-cdf.ts';
import { requireCount, requireLength, requireLevel } from './require.ts';

/**
 * The two-sided score test that goes with `scoreInterval`: its p-value is the `alpha` at which the interval just
 * leaves the claimed mean out. For a fixed number of blocks; wrong when the run was watched while it grew.
 *
 * Source: Rao's score test (1948) for the mean of a multinomial; for two classes the z-test of a proportion.
 *
 * @param counts blocks per class, from score 0 to score 1
 * @param mean claimed, strictly between 0 and 1
 * @returns 1 where every block scored the claimed mean
 */
export function scoreTest(counts: readonly number[], mean: number): { z: number; p: number } {
  requireLevel('mean', mean);
  requireLength('counts', counts, 2);
  for (const count of counts) requireCount('A count', count);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('All counts are 0; at least one block is needed.');
  const scores = counts.map((_, i) => i / (counts.length - 1));
  const observed = { scores, shares: counts.map((count) => count / n) };
  const distance = momentsOf(observed).mean - mean;
  if (distance === 0) return { z: 0, p: 1 };
  const { variance } = momentsOf(likeliestWithMean(observed, mean));
  const z = distance * Math.sqrt(n / variance);
  return { z, p: 2 * normalCdf(-Math.abs(z)) };
}
