import type { Estimate } from './bounded-mean-sequence.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';
import { requireLength, requireLevel } from './require.ts';
import { UNIT_RANGE } from './score-tally.ts';
import { steppedMean } from './stepped-mean.ts';

/**
 * The sum of the parts over that of the wholes, with an interval for every look; null where nothing could happen.
 *
 * For the share of chances that were taken, where blocks bring few chances or many. The linearised values are bet on
 * as bounded ones, with the largest whole seen for their bound, so it keeps its width where every chance was taken and
 * is approximate where a block with far more chances has not come up yet. The wrong tool for shares whose blocks count
 * alike (`boundedMeanSequence`).
 *
 * @param blocks how often it happened in each, and how often it could have
 * @param alpha one minus the confidence
 */
export function ratioInterval(blocks: readonly Ratio[], alpha: number): Estimate | null {
  requireLevel('alpha', alpha);
  const sums = ratioOfSums(blocks);
  if (sums === null) return null;
  return steppedMean(blocks.map(sums.scoreOf), sums.ratio, sums.range, UNIT_RANGE, alpha);
}

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
