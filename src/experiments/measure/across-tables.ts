import { type Cluster, clusteredMean, type Range } from '../../statistics/index.ts';
import { rounded } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type Sums, varianceOf } from './sums.ts';

/** An estimate for tables like these: each table counts once. */
export interface AcrossTables extends Share {
  readonly tables: number;
  readonly standardError: number;
  /** Spread of the effect from table to table, noise taken off; null where a table has a single block. */
  readonly betweenDeviation: number | null;
  /** Chance that luck alone sets tables that are all alike at least so far apart; null where that spread is. */
  readonly byLuck: number | null;
  /** Whether this interval leads to the same verdict. */
  readonly agrees: boolean;
}

/**
 * The estimate for tables like those played; null on fewer than two. Its interval reaches as far as that for the very
 * tables at least: a few blocks that came out alike say no more of all tables than of these.
 *
 * @param scale how many units of the sums make one of the estimate
 * @param played the estimate for the very tables
 * @param agrees whether an interval leads to the verdict already reached
 */
export function acrossTables(
  sums: readonly Sums[],
  scale: number,
  alpha: number,
  range: Range,
  played: Share,
  agrees: (share: Share) => boolean,
): AcrossTables | null {
  const clusters = sums.filter(({ n }) => n > 0).map((table) => clusterFrom(table, scale));
  if (clusters.length < 2) return null;
  const { mean, standardError, betweenDeviation, byLuck, ...own } = clusteredMean(clusters, alpha, range);
  const low = Math.max(range.low, Math.min(own.low, mean - (played.mean - played.low)));
  const high = Math.min(range.high, Math.max(own.high, mean + (played.high - played.mean)));
  return {
    mean: rounded(mean),
    low: rounded(low),
    high: rounded(high),
    tables: clusters.length,
    standardError: rounded(standardError),
    betweenDeviation: betweenDeviation === null ? null : rounded(betweenDeviation),
    byLuck: byLuck === null ? null : rounded(byLuck),
    agrees: agrees({ mean, low, high }),
  };
}

function clusterFrom({ n, sum, squares }: Sums, scale: number): Cluster {
  return { n, mean: sum / n / scale, variance: varianceOf({ n, sum, squares }) / (scale * scale) };
}
