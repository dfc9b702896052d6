import type { Estimate } from '../betting/bounded-mean-sequence.ts';
import { unrefuted } from '../betting/unrefuted.ts';
import { requireObject } from '../numerics/require.ts';
import { type Coverage, requireCoverage } from '../tallies/coverage.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { type Range, scoreTally, UNIT_RANGE } from '../tallies/score-tally.ts';
import { scoreMean } from './score-mean.ts';

/**
 * The mean of bounded scores with the interval that a coverage asks for: what no gambler can refute where it must hold
 * at every look (`unrefuted`), the score interval where looks were planned (`scoreMean`). Without scores it is all of
 * the range.
 *
 * @param counts how often each score was seen
 */
export function boundedMean(
  counts: ReadonlyMap<number, number>,
  coverage: Coverage,
  range: Range = UNIT_RANGE,
): Estimate {
  requireObject('counts', counts);
  requireCoverage(coverage);
  const tally = scoreTally(range);
  for (const [score, count] of counts) tally.add(score, count);
  const observed = tally.read();
  const inUnits = (share: number) => range.low + share * (range.high - range.low);
  const mean = inUnits(meanOf(observed));
  if (tally.n === 0) return { mean, ...range, n: 0 };
  const { low, high } =
    'z' in coverage ? scoreMean(observed, coverage.z) : unrefuted(observed, coverage.alpha);
  return { mean, low: inUnits(low), high: inUnits(high), n: tally.n };
}
