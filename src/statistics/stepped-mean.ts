import { boundedMeanSequence, type Estimate } from './bounded-mean-sequence.ts';
import type { Range } from './score-tally.ts';

/** The range is cut into this many steps: a look costs time in proportion to the different values. */
const STEPS = 1000;

/**
 * An interval for the mean of values that hardly any two share, by a confidence sequence over values in steps from
 * their centre, cut to the bounds of what they estimate.
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
  alpha: number,
): Estimate {
  const step = (range.high - range.low) / STEPS;
  const stepsTo = (value: number) => Math.round((value - centre) / step);
  const sequence = boundedMeanSequence({ low: stepsTo(range.low), high: stepsTo(range.high) });
  for (const value of values) sequence.add(stepsTo(value));
  const { low, high, n } = sequence.look(alpha);
  return {
    mean: centre,
    low: Math.max(bounds.low, centre + low * step),
    high: Math.min(bounds.high, centre + high * step),
    n,
  };
}
