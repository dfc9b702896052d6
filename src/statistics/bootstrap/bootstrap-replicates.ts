import { requireFinite } from '../numerics/require.ts';
import { resampled } from './resample.ts';

/**
 * Bootstrap intervals for statistics without a formula: medians, ratings, equilibria.
 *
 * Resample what is independent: blocks, or tables where tables are clusters; an entry of `data` may be a whole
 * table. Wrong for fewer than some twenty entries, for extremes, and where the sample shows no spread: no
 * resample can show what the sample lacks (`boundedMeanInterval` is for that).
 */

/** A statistic of a list; it must not change the list. */
export type Statistic<T> = (data: readonly T[]) => number;

/**
 * The statistic on `replicates` resamples, ascending.
 * Source: Efron (1979), Ann. Statist. 7, 1-26.
 */
export function bootstrapReplicates<T>(
  data: readonly T[],
  statistic: Statistic<T>,
  replicates: number,
  rng: () => number,
): number[] {
  const values = resampled(data, statistic, replicates, rng);
  for (const value of values) requireFinite('The statistic of a resample', value);
  return values.sort((a, b) => a - b);
}
