import type { Estimate } from '../betting/bounded-mean-sequence.ts';
import { type Coverage, requireCoverage } from '../tallies/coverage.ts';
import { UNIT_RANGE } from '../tallies/score-tally.ts';
import { ratioDistance } from './ratio-distance.ts';
import { type Ratio, ratioOfSums } from './ratio-of-sums.ts';
import { refutedEnd } from './refuted-end.ts';
import { steppedMean } from './stepped-mean.ts';

/**
 * The sum of the parts over that of the wholes, with the interval that a coverage asks for; null where nothing could
 * happen.
 *
 * For the share of chances that were taken, where blocks bring few chances or many. For every look the linearised
 * values are bet on as bounded ones, for planned looks the interval is all ratios within z by `ratioDistance`; either
 * has the largest whole seen for its bound, so it keeps its width where every chance was taken and is approximate where
 * a block with far more chances has not come up yet. The wrong tool for shares whose blocks count alike
 * (`boundedMean`).
 *
 * @param blocks how often it happened in each, and how often it could have
 */
export function ratioInterval(blocks: readonly Ratio[], coverage: Coverage): Estimate | null {
  requireCoverage(coverage);
  const sums = ratioOfSums(blocks);
  if (sums === null) return null;
  const { ratio } = sums;
  if ('alpha' in coverage)
    return steppedMean(blocks.map(sums.scoreOf), ratio, sums.range, UNIT_RANGE, coverage);
  const { z } = coverage;
  const end = (refuted: number, side: 1 | -1) =>
    ratio === refuted
      ? refuted
      : refutedEnd((claim) => side * ratioDistance(blocks, claim) - z, refuted, ratio, -z);
  return { mean: ratio, low: end(0, 1), high: end(1, -1), n: blocks.length };
}
