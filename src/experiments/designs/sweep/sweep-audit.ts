import { type ContestHeadline, wordBy } from '../../audit/contest-audit.ts';
import type { MetricHeadline } from '../../audit/metric-audit.ts';
import { hasMoved } from '../../measure/paired-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Factor } from '../../terms/factor.ts';
import type { Spec } from '../../terms/spec.ts';
import { isEffect } from '../../terms/verdict.ts';
import type { SweepPoint, SweepTally } from './sweep-point.ts';

/** Values that are findings for the primary metric, against the book. */
export function valuesThatMove(
  { path, title }: Factor,
  primary: Metric,
  tallies: readonly SweepTally[],
  points: readonly SweepPoint[],
): MetricHeadline[] {
  const book = tallies.find(({ arms }) => arms.isBook)!.arms.mirror;
  return points.flatMap(({ value, found, differences }, i) => {
    const row = differences?.[0];
    if (!found || !row || !hasMoved(row)) return [];
    return [
      {
        path,
        title: `${title} at ${value}`,
        mean: row.difference.mean,
        metric: primary,
        first: tallies[i].arms.mirror,
        second: book,
      },
    ];
  });
}

/** Values that are findings for a side that has them alone. */
export function valuesThatWin(
  spec: Spec,
  { path, title }: Factor,
  tallies: readonly SweepTally[],
  points: readonly SweepPoint[],
): ContestHeadline[] {
  return points.flatMap(({ value, alone }, i) => {
    const arm = tallies[i].arms.contest;
    if (!arm || !alone?.found || !isEffect(alone.verdict)) return [];
    const wordOf = wordBy('protection', spec);
    const { share, verdict } = alone;
    return [{ path, title: `${title} at ${value}`, mean: share.mean, word: verdict.word, arm, wordOf }];
  });
}
