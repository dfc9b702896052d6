import { mean, quantileSorted } from 'simple-statistics';
import { bootstrapReplicates, type Statistic } from './bootstrap-replicates.ts';
import { normalCdf } from './normal-cdf.ts';
import { normalQuantile } from './normal-quantile.ts';
import { requireLevel } from './require.ts';

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
