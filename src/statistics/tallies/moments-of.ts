import { type Distribution, meanAndVariance, requireDistribution } from './distribution.ts';

/** Mean and variance of a distribution. */
export function momentsOf(distribution: Distribution): { mean: number; variance: number } {
  requireDistribution(distribution);
  return meanAndVariance(distribution);
}
