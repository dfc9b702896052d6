import { quantileSorted } from 'simple-statistics';
import { requireLevel } from '../numerics/require.ts';
import { bootstrapReplicates, type Statistic } from './bootstrap-replicates.ts';

/**
 * The percentile interval: simple, and off where the statistic is biased or its spread depends on its size.
 * Source: Efron and Tibshirani (1993), An Introduction to the Bootstrap, section 13.3.
 */
export function bootstrapPercentile<T>(
  data: readonly T[],
  statistic: Statistic<T>,
  confidence: number,
  replicates: number,
  rng: () => number,
): { estimate: number; low: number; high: number } {
  requireLevel('confidence', confidence);
  const values = bootstrapReplicates(data, statistic, replicates, rng);
  const tail = (1 - confidence) / 2;
  return {
    estimate: statistic(data),
    low: quantileSorted(values, tail),
    high: quantileSorted(values, 1 - tail),
  };
}
