import { mean, quantileSorted } from 'simple-statistics';
import { normalCdf } from './normal-cdf.ts';
import { normalQuantile } from './normal-quantile.ts';
import { requireFinite, requireLevel } from './require.ts';
import { percentileIntervals, resampled } from './resample.ts';

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

/**
 * The bias-corrected and accelerated interval: the percentile interval with its levels moved for bias and
 * for a spread that changes with the statistic. Some 2,000 replicates are needed.
 * Source: Efron and Tibshirani (1993), eqs. (14.9), (14.10), (14.14) and (14.15).
 *
 * @throws where no replicate lies above the estimate, as for a maximum, or none below it; nor then where all lie on the
 *   estimate itself, as for data without spread: no bootstrap applies, and `boundedMeanInterval` keeps its width
 */
export function bootstrapBca<T>(
  data: readonly T[],
  statistic: Statistic<T>,
  confidence: number,
  replicates: number,
  rng: () => number,
): { estimate: number; low: number; high: number; bias: number; acceleration: number } {
  requireLevel('confidence', confidence);
  const values = bootstrapReplicates(data, statistic, replicates, rng);
  const estimate = statistic(data);
  const bias = biasOf(values, estimate);
  const acceleration = accelerationOf(data, statistic);
  const at = (level: number) => {
    const shifted = bias + normalQuantile(level);
    return quantileSorted(values, normalCdf(bias + shifted / (1 - acceleration * shifted)));
  };
  const tail = (1 - confidence) / 2;
  return { estimate, low: at(tail), high: at(1 - tail), bias, acceleration };
}

/** Median bias in normal deviates; replicates equal to the estimate count by halves. */
function biasOf(values: readonly number[], estimate: number): number {
  const below = values.filter((value) => value < estimate).length;
  const above = values.filter((value) => value > estimate).length;
  if (below === 0 && above === 0) {
    throw new RangeError(
      `All bootstrap replicates are ${estimate}, the estimate itself; data without spread need boundedMeanInterval.`,
    );
  }
  if (below === 0 || above === 0) {
    throw new RangeError(
      `No bootstrap replicate lies ${above === 0 ? 'above' : 'below'} the estimate, all on one side of it or on it; the bootstrap does not fit this statistic.`,
    );
  }
  return normalQuantile((below + (values.length - above)) / (2 * values.length));
}

/** Skewness of the leave-one-out values over 6. */
function accelerationOf<T>(data: readonly T[], statistic: Statistic<T>): number {
  const left = data.map((_, out) => statistic(data.filter((_, i) => i !== out)));
  const centre = mean(left);
  const squares = left.reduce((sum, value) => sum + (centre - value) ** 2, 0);
  const cubes = left.reduce((sum, value) => sum + (centre - value) ** 3, 0);
  return squares === 0 ? 0 : cubes / (6 * squares ** 1.5);
}
