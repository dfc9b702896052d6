import { quantileSorted, sampleStandardDeviation } from 'simple-statistics';
import { requireFinite, requireLength, requireLevel } from '../numerics/require.ts';
import { resampled } from './resample.ts';

/**
 * Intervals of several statistics that hold all together: the greatest of their distances from the estimates, each in
 * its own standard error, is taken over resamples (sup-t band). Whatever is picked from them keeps the error rate, such
 * as a contrast because it is the largest, and statistics that go together cost less than Bonferroni would take.
 *
 * The wrong tool for statistics far from normal or infinite, and for one alone (`bootstrapPercentile`).
 *
 * Source: Montiel Olea and Plagborg-Moller (2019), J. Applied Econometrics 34(1), 1-17, section 3.
 *
 * @param statistics as many finite numbers for every list
 * @param confidence that all intervals hold
 */
export function bootstrapSimultaneous<T>(
  data: readonly T[],
  statistics: (data: readonly T[]) => readonly number[],
  confidence: number,
  replicates: number,
  rng: () => number,
): { estimate: number; low: number; high: number }[] {
  requireLevel('confidence', confidence);
  const samples = resampled(data, statistics, replicates, rng);
  const estimates = statistics(data);
  for (const sample of [estimates, ...samples]) {
    requireLength('statistics of a resample', sample, estimates.length);
    for (const value of sample) requireFinite('A statistic of a resample', value);
  }
  const errors = estimates.map((_, i) => sampleStandardDeviation(samples.map((sample) => sample[i])));
  const distances = samples.map((sample) =>
    Math.max(
      0,
      ...sample.map((value, i) => (errors[i] === 0 ? 0 : Math.abs(value - estimates[i]) / errors[i])),
    ),
  );
  const reach = quantileSorted(
    distances.sort((a, b) => a - b),
    confidence,
  );
  return estimates.map((estimate, i) => ({
    estimate,
    low: estimate - reach * errors[i],
    high: estimate + reach * errors[i],
  }));
}
