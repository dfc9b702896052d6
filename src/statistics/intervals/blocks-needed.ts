import { normalQuantile } from '../numerics/normal-quantile.ts';
import { requireLevel, requirePositive, requireRange } from '../numerics/require.ts';
import { type Coverage, requireCoverage } from '../tallies/coverage.ts';
import { type Range, UNIT_RANGE } from '../tallies/score-tally.ts';
import { typicalHalfWidth } from './typical-half-width.ts';

/**
 * How many blocks a `boundedMean` will want: before the run, at the variance of a pilot.
 *
 * With a power of one half the same answer serves two questions: the blocks after which the half-width is
 * `distance`, and the blocks after which half of all runs tell an effect that lies `distance` beyond a threshold
 * from it. A larger power lets the mean fall short of the effect by as many standard errors as its normal quantile
 * says; looks on the way only add to it. It asks the very code that will decide, on scores that lie in the middle of the range but for as
 * many at each of its ends as the variance asks for, so nothing asymptotic enters: mirrored pairs of matches
 * are like that. Rough for means near the ends of the range, and for scores that never reach the ends, which
 * take somewhat fewer where the variance is small.
 *
 * @param variance of one block's score, in squared units of the range; 0 is allowed
 * @param distance above 0, in units of the range
 * @param coverage what its interval must cover
 * @param power share of the runs that tell the effect by then, at least one half
 * @returns whole blocks, at least 1
 */
export function blocksNeeded(
  variance: number,
  distance: number,
  coverage: Coverage,
  range: Range = UNIT_RANGE,
  power = 0.5,
): number {
  requireRange(range);
  const width = range.high - range.low;
  const spread = variance / (width * width);
  const wanted = distance / width;
  requireCoverage(coverage);
  if (!(spread >= 0 && spread <= 0.25)) {
    throw new RangeError(
      `variance is ${variance}; between ${range.low} and ${range.high} it is at most ${(width * width) / 4}.`,
    );
  }
  requirePositive('distance', distance);
  requireLevel('power', power);
  if (power < 0.5) throw new RangeError(`power is ${power}; plan for one half of the runs at least.`);
  const z = normalQuantile(power);
  const reach = (n: number) => typicalHalfWidth(n, spread, coverage) + z * Math.sqrt(spread / n);
  let enough = 1;
  while (reach(enough) > wanted) {
    enough *= 2;
    if (enough > 1e12)
      throw new RangeError(`A distance of ${distance} would need over 1e12 blocks; ask for a larger one.`);
  }
  let short = enough / 2;
  while (enough - short > 1) {
    const middle = Math.floor((short + enough) / 2);
    if (reach(middle) > wanted) short = middle;
    else enough = middle;
  }
  return enough;
}
