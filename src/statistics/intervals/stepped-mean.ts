import type { Estimate } from '../betting/bounded-mean-sequence.ts';
import type { Coverage } from '../tallies/coverage.ts';
import type { Range } from '../tallies/score-tally.ts';
import { boundedMean } from './bounded-mean.ts';

/** The range is cut into this many steps: an interval costs time in proportion to the different values. */
const STEPS = 1000;

/**
 * An interval for the mean of values that hardly any two share, counted in steps from their centre and cut to the
 * bounds of what they estimate.
 *
 * @param centre the mean of the values
 * @param range what no value leaves
 * @param bounds what the mean cannot leave
 */
export function steppedMean(
  values: readonly number[],
  centre: number,
  range: Range,
  bounds: Range,
  coverage: Coverage,
): Estimate {
  const step = (range.high - range.low) / STEPS;
  const stepsTo = (value: number) => Math.round((value - centre) / step);
  const counts = new Map<number, number>();
  for (const value of values) counts.set(stepsTo(value), (counts.get(stepsTo(value)) ?? 0) + 1);
  const within = { low: stepsTo(range.low), high: stepsTo(range.high) };
  const { low, high, n } = boundedMean(counts, coverage, within);
  return {
    mean: centre,
    low: Math.max(bounds.low, centre + low * step),
    high: Math.min(bounds.high, centre + high * step),
    n,
  };
}
