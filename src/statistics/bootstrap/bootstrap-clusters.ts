import { requireCount, requireFunction, requireLength, requireLevel } from '../numerics/require.ts';
import { drawn, percentileIntervals } from './resample.ts';

/**
 * Percentile intervals of several statistics at once where entries come in clusters, such as blocks on tables:
 * clusters are drawn with replacement, and then entries within each that was drawn.
 *
 * For ratings and equilibria of a tournament. Errs on the wide side, since noise within clusters shows in the spread
 * of their means and is drawn again: up to 1.4 times as wide where clusters are alike. Wrong for fewer than some
 * twenty clusters, where it errs on the narrow side if clusters differ, for extremes, and where the sample shows no
 * spread. Clusters of one entry each make it `bootstrapPercentiles`.
 *
 * Source: Davison and Hinkley (1997), Bootstrap Methods and their Application, section 3.8 (strategy 2).
 *
 * @param clusters at least two, each with at least one entry
 * @param statistics as many numbers for any list of clusters; infinite ones are welcome
 */
export function bootstrapClusters<T>(
  clusters: readonly (readonly T[])[],
  statistics: (clusters: readonly (readonly T[])[]) => readonly number[],
  confidence: number,
  replicates: number,
  rng: () => number,
): { estimate: number; low: number; high: number }[] {
  requireLength('clusters', clusters, 2);
  for (const cluster of clusters) requireLength('a cluster', cluster, 1);
  requireLevel('confidence', confidence);
  requireCount('replicates', replicates, 2);
  requireFunction('statistics', statistics);
  const samples = Array.from({ length: replicates }, () =>
    statistics(drawn(clusters, rng).map((cluster) => drawn(cluster, rng))),
  );
  return percentileIntervals(statistics(clusters), samples, confidence);
}
