import { requirePositive } from '../numerics/require.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { mirrored } from '../tallies/mirrored.ts';
import type { Tally } from '../tallies/tally.ts';
import { refutedEnd } from './refuted-end.ts';
import { scoreDistance } from './score-distance.ts';

/**
 * All means that lie within z standard errors of the mean of some scores, by `scoreDistance`: the score interval for
 * bounded scores of whatever values.
 *
 * Much narrower than `unrefuted` where the number of scores was fixed beforehand or is one of a few planned looks, and
 * large-sample where that is exact. A sample of equal scores keeps its width.
 *
 * Source: as `scoreDistance`, inverted; for scores of 0 and 1 Wilson (1927).
 *
 * @param tally scores on [0, 1], at least one
 * @param z standard errors: the normal quantile for one look, `boundAtLooks` for several
 */
export function scoreMean(tally: Tally, z: number): { low: number; high: number } {
  requirePositive('z', z);
  return { low: lowEnd(tally, z), high: 1 - lowEnd(reversed(tally), z) };
}

/** The other side of the scores, in rising order again. */
function reversed(tally: Tally): Tally {
  const { scores, counts } = mirrored(tally);
  return { scores: scores.toReversed(), counts: counts.toReversed() };
}

function lowEnd(tally: Tally, z: number): number {
  const mean = meanOf(tally);
  return mean === 0 ? 0 : refutedEnd((claim) => scoreDistance(tally, claim) - z, 0, mean, -z);
}
