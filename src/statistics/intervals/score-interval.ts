import { normalQuantile } from '../numerics/normal-quantile.ts';
import { requireLevel } from '../numerics/require.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { tallyOfClasses } from '../tallies/tally-of-classes.ts';
import { scoreMean } from './score-mean.ts';

/**
 * The score interval for the mean of blocks counted in equally spaced classes from 0 to 1: five for blocks of
 * two matches, three for [loss, draw, win], two for Wilson's interval, which it then equals.
 *
 * `scoreMean` for one look at a number of blocks fixed beforehand; it beats the betting interval in width, not in
 * guarantees. Wrong when the run was watched while it grew.
 *
 * @param counts blocks per class, from score 0 to score 1
 */
export function scoreInterval(
  counts: readonly number[],
  confidence = 0.95,
): { mean: number; low: number; high: number; n: number } {
  requireLevel('confidence', confidence);
  const tally = tallyOfClasses(counts);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('All counts are 0; at least one block is needed.');
  return { mean: meanOf(tally), ...scoreMean(tally, normalQuantile(0.5 + confidence / 2)), n };
}
