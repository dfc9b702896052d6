import { quantileSorted } from 'simple-statistics';
import { requireCount, requireFunction, requireLength } from '../numerics/require.ts';
import { uniform } from '../numerics/uniform.ts';

/** As many entries of a list as it has, drawn with replacement. */
export function drawn<T>(list: readonly T[], rng: () => number): T[] {
  return list.map(() => list[Math.floor(uniform(rng) * list.length)]);
}

/** A statistic of as many resamples as are asked for. */
export function resampled<T, R>(
  data: readonly T[],
  statistic: (data: readonly T[]) => R,
  replicates: number,
  rng: () => number,
): R[] {
  requireLength('data', data, 2);
  requireFunction('statistic', statistic);
  requireCount('replicates', replicates, 2);
  return Array.from({ length: replicates }, () => statistic(drawn(data, rng)));
}

/** Percentile intervals of several statistics; they may be infinite, but must be numbers. */
export function percentileIntervals(
  estimates: readonly number[],
  samples: readonly (readonly number[])[],
  confidence: number,
): { estimate: number; low: number; high: number }[] {
  for (const sample of [estimates, ...samples]) {
    requireLength('statistics of a resample', sample, estimates.length);
    if (sample.some((value) => !(value >= -Infinity)))
      throw new RangeError(`The statistics of a resample are ${sample.join(', ')}; they must be numbers.`);
  }
  const tail = (1 - confidence) / 2;
  return estimates.map((estimate, i) => {
    const values = samples.map((sample) => sample[i]).sort((a, b) => a - b);
    return { estimate, low: quantileOf(values, tail), high: quantileOf(values, 1 - tail) };
  });
}

/** The quantile of ascending values, also where it lies between two that are infinite. */
function quantileOf(values: number[], level: number): number {
  const place = (values.length - 1) * level;
  const below = values[Math.floor(place)];
  return below === values[Math.ceil(place)] ? below : quantileSorted(values, level);
}
