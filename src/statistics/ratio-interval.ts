import type { Estimate } from './bounded-mean-sequence.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';
import { requireLevel } from './require.ts';
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
