import { requireLength } from '../numerics/require.ts';
import type { Range } from '../tallies/score-tally.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';

/**
 * How far the ratio of sums of some blocks lies above that of others paired with them, as the mean of a value for each
 * pair (delta method); null where either has no whole.
 *
 * Source: as `ratioOfSums`.
 *
 * @param second as many as `first`
 * @returns the difference, its values in the order of the blocks, and bounds that none leaves
 */
export function linearisedDifference(
  first: readonly Ratio[],
  second: readonly Ratio[],
): { mean: number; values: number[]; range: Range } | null {
  requireLength('first', first, 0);
  requireLength('second', second, first.length);
  const [one, other] = [ratioOfSums(first), ratioOfSums(second)];
  if (one === null || other === null) return null;
  return {
    mean: one.ratio - other.ratio,
    values: first.map((block, i) => one.scoreOf(block) - other.scoreOf(second[i])),
    range: { low: one.range.low - other.range.high, high: one.range.high - other.range.low },
  };
}
