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
  /** Whether this interval leads to the same verdict. */
  readonly agrees: boolean;
}

/**
 * The estimate for tables like those played; null on fewer than two.
 *
 * @param scale how many units of the sums make one of the estimate
 * @param agrees whether an interval leads to the verdict already reached
 */
export function acrossTables(
  sums: readonly Sums[],
  scale: number,
  alpha: number,
  range: Range,
  agrees: (share: Share) => boolean,
): AcrossTables | null {
  const clusters = sums.filter(({ n }) => n > 0).map((table) => clusterFrom(table, scale));
  if (clusters.length < 2) return null;
  const { mean, low, high, standardError, betweenDeviation } = clusteredMean(clusters, alpha, range);
  return {
    mean: rounded(mean),
    low: rounded(low),
    high: rounded(high),
    tables: clusters.length,
    standardError: rounded(standardError),
    betweenDeviation: betweenDeviation === null ? null : rounded(betweenDeviation),
    agrees: agrees({ mean, low, high }),
  };
}

function clusterFrom({ n, sum, squares }: Sums, scale: number): Cluster {
  return { n, mean: sum / n / scale, variance: varianceOf({ n, sum, squares }) / (scale * scale) };
}
