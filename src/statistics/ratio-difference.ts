import type { Estimate } from './bounded-mean-sequence.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';
import { requireLength, requireLevel } from './require.ts';
import { steppedMean } from './stepped-mean.ts';

/**
 * How far the ratio of sums of some blocks lies above that of others paired with them, block by block; null where
 * either has none. As `ratioInterval` in all else.
 *
 * @param second as many as `first`
 */
export function ratioDifference(
  first: readonly Ratio[],
  second: readonly Ratio[],
  alpha: number,
): Estimate | null {
  requireLevel('alpha', alpha);
  requireLength('first', first, 0);
  requireLength('second', second, first.length);
  const [one, other] = [ratioOfSums(first), ratioOfSums(second)];
  if (one === null || other === null) return null;
  const values = first.map((block, i) => one.scoreOf(block) - other.scoreOf(second[i]));
  const range = { low: one.range.low - other.range.high, high: one.range.high - other.range.low };
  return steppedMean(values, one.ratio - other.ratio, range, { low: -1, high: 1 }, alpha);
}
