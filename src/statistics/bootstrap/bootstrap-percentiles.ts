import { requireLevel } from '../numerics/require.ts';
import { percentileIntervals, resampled } from './resample.ts';

/**
 * Percentile intervals of several statistics at once, all from the same resamples: the coefficients of a fit, the
 * ratings of a tournament.
 * Source: as `bootstrapPercentile`.
 *
 * @param statistics as many numbers for every list; infinite ones are welcome
 */
export function bootstrapPercentiles<T>(
  data: readonly T[],
  statistics: (data: readonly T[]) => readonly number[],
  confidence: number,
  replicates: number,
  rng: () => number,
): { estimate: number; low: number; high: number }[] {
  requireLevel('confidence', confidence);
  const samples = resampled(data, statistics, replicates, rng);
  return percentileIntervals(statistics(data), samples, confidence);
}
