import { mean, sampleVariance } from 'simple-statistics';
import { fTail } from '../numerics/f-tail.ts';
import {
  requireCount,
  requireFinite,
  requireLength,
  requireLevel,
  requireNonNegative,
  requireRange,
} from '../numerics/require.ts';
import { studentQuantile } from '../numerics/student-quantile.ts';
import type { Cluster } from '../tallies/cluster-of.ts';
import { type Range, UNIT_RANGE } from '../tallies/score-tally.ts';
import { boundedMeanInterval } from './bounded-mean-interval.ts';

export interface ClusteredEstimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly clusters: number;
  readonly standardError: number;
  /**
   * Spread of the true effects from table to table: that of the means less the noise within tables; null where a
   * cluster of a single block leaves that noise unknown.
   */
  readonly betweenDeviation: number | null;
  /** Chance that luck alone sets tables that are all alike at least so far apart; null where that spread is. */
  readonly byLuck: number | null;
}

/**
 * The mean effect over tables, for a claim about tables like these rather than about these tables.
 *
 * Every table counts once, however many blocks it got; Student's t with G - 1 degrees of freedom makes up for
 * few tables (Cameron and Miller (2015), J. Human Resources 50, section VI: with balanced clusters this is
 * the cluster-robust interval with its small-sample factor). The standard error never falls below what the
 * noise within tables alone would give, and means without any spread fall back to a betting interval over
 * the tables: agreement of three tables is no proof. Wrong for fewer than some five tables, and for tables
 * picked by hand. Valid for a fixed number of tables, not at every look: for that,
 * give a `boundedMeanSequence` the mean of each new table as one score.
 *
 * Between-table variance: method of moments, one-way random effects (Searle, Casella and McCulloch (1992),
 * Variance Components), floored at 0. Whether it is more than luck: the F test of the same source, for tables with about
 * as many blocks each.
 *
 * @param clusters at least two
 * @param alpha one minus the confidence
 * @param range bounds of the score, to which the interval is cut
 */
export function clusteredMean(
  clusters: readonly Cluster[],
  alpha: number,
  range: Range = UNIT_RANGE,
): ClusteredEstimate {
  requireLength('clusters', clusters, 2);
  requireLevel('alpha', alpha);
  requireRange(range);
  for (const cluster of clusters) {
    requireCount('n of a cluster', cluster.n, 1);
    requireFinite('The mean of a cluster', cluster.mean);
    requireNonNegative('The variance of a cluster', cluster.variance);
  }
  const means = clusters.map((cluster) => cluster.mean);
  const noise = mean(clusters.map((cluster) => cluster.variance / cluster.n));
  // Rounding would leave a little between three tables that all have 0.7.
  const spread = means.every((one) => one === means[0]) ? 0 : sampleVariance(means);
  const standardError = Math.sqrt(Math.max(spread, noise) / clusters.length);
  const centre = mean(means);
  const reach = studentQuantile(1 - alpha / 2, clusters.length - 1) * standardError;
  const ends =
    standardError === 0
      ? boundedMeanInterval(means, alpha, range)
      : { low: Math.max(range.low, centre - reach), high: Math.min(range.high, centre + reach) };
  const repeated = clusters.every(({ n }) => n > 1);
  return {
    mean: centre,
    low: ends.low,
    high: ends.high,
    clusters: clusters.length,
    standardError,
    betweenDeviation: repeated ? Math.sqrt(Math.max(0, spread - noise)) : null,
    byLuck: repeated ? chanceOf(spread, noise, clusters) : null,
  };
}

function chanceOf(spread: number, noise: number, clusters: readonly Cluster[]): number {
  if (spread === 0) return 1;
  const blocks = clusters.reduce((sum, { n }) => sum + n, 0);
  return fTail(spread / noise, clusters.length - 1, blocks - clusters.length);
}
