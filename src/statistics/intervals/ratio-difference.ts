import type { Estimate } from '../betting/bounded-mean-sequence.ts';
import { type Coverage, requireCoverage } from '../tallies/coverage.ts';
import { linearisedDifference } from './linearised-difference.ts';
import type { Ratio } from './ratio-of-sums.ts';
import { steppedMean } from './stepped-mean.ts';

/**
 * How far the ratio of sums of some blocks lies above that of others paired with them, block by block, with the
 * interval that a coverage asks for; null where either has none. By `linearisedDifference`, and approximate where a
 * block with far more chances has not come up yet.
 *
 * @param second as many as `first`
 */
export function ratioDifference(
  first: readonly Ratio[],
  second: readonly Ratio[],
  coverage: Coverage,
): Estimate | null {
  requireCoverage(coverage);
  const difference = linearisedDifference(first, second);
  if (difference === null) return null;
  const { mean, values, range } = difference;
  return steppedMean(values, mean, range, { low: -1, high: 1 }, coverage);
}
