import { likeliestWithMean } from '../likelihood/likeliest-with-mean.ts';
import { requireLevel } from '../numerics/require.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { momentsOf } from '../tallies/moments-of.ts';
import { observedScores } from '../tallies/observed-scores.ts';
import type { Tally } from '../tallies/tally.ts';

/** Means that lie nearer to each other are the same but for rounding. */
const ROUNDING = 1e-14;

/**
 * By how many standard errors the mean of some scores lies above a claimed mean: Rao's score test.
 *
 * The standard error belongs to the likeliest distribution *with the claimed mean*, never to the sample, so scores that
 * are all alike refute no claim next to them. Large-sample, for a number of scores fixed beforehand.
 *
 * Source: Rao (1948), Proc. Cambridge Phil. Soc. 44, 50-57, for the mean of a multinomial over the scores seen and both
 * ends of their range; for two classes the z-test of a proportion.
 *
 * @param tally scores on [0, 1], at least one
 * @param claim strictly between 0 and 1
 */
export function scoreDistance(tally: Tally, claim: number): number {
  requireLevel('claim', claim);
  const { n, distribution } = observedScores(tally);
  const above = meanOf(tally) - claim;
  if (Math.abs(above) < ROUNDING) return 0;
  const { variance } = momentsOf(likeliestWithMean(distribution, claim));
  return above * Math.sqrt(n / variance);
}
