import { unrefuted } from '../betting/unrefuted.ts';
import { requirePositive } from '../numerics/require.ts';
import { type Coverage, requireCoverage } from '../tallies/coverage.ts';
import type { Tally } from '../tallies/tally.ts';
import { scoreMean } from './score-mean.ts';

/**
 * Half of the width that `boundedMean` has after so many scores of some variance: on scores that lie in the middle of
 * the range but for as many at each of its ends as the variance asks for. Mirrored pairs of matches are like that.
 *
 * @param n scores, not necessarily whole
 * @param variance of a score in [0, 1], at most 1/4
 */
export function typicalHalfWidth(n: number, variance: number, coverage: Coverage): number {
  requirePositive('n', n);
  if (!(variance >= 0 && variance <= 0.25)) {
    throw new RangeError(`variance is ${variance}; of scores between 0 and 1 it is at most 0.25.`);
  }
  requireCoverage(coverage);
  const atEnd = 2 * variance * n;
  const typical: Tally = { scores: [0, 0.5, 1], counts: [atEnd, n - 2 * atEnd, atEnd] };
  const { low, high } = 'z' in coverage ? scoreMean(typical, coverage.z) : unrefuted(typical, coverage.alpha);
  return (high - low) / 2;
}
