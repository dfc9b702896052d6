import { mean, sampleVariance } from 'simple-statistics';
import { requireNumbers } from '../numerics/require.ts';

/** What one table (or army, or policy) showed. */
export interface Cluster {
  /** Blocks played on it. */
  readonly n: number;
  readonly mean: number;
  /** Sample variance of one block's score within the cluster; 0 where n is 1. */
  readonly variance: number;
}

/** One cluster's summary from its scores. */
export function clusterOf(scores: readonly number[]): Cluster {
  requireNumbers('scores', scores, 1);
  const list = [...scores];
  return { n: list.length, mean: mean(list), variance: list.length > 1 ? sampleVariance(list) : 0 };
}
