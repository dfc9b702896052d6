import { permutation } from '../numerics/permutation.ts';
import { requireCount } from '../numerics/require.ts';
import { uniform } from '../numerics/uniform.ts';

/** A walk through the unit cube that moves each factor once. */
export interface MorrisTrajectory {
  /** k + 1 points of k coordinates in [0, 1]; scale them to the factors' ranges. */
  readonly points: number[][];
  /** The factor that moves between point i and point i + 1. */
  readonly order: number[];
}

/**
 * Morris's screening: which of many numeric parameters matter, for r (k + 1) runs.
 *
 * Ranks; does not apportion, as Sobol indices do at hundreds of times the price. Factors beyond the range tried stay
 * unknown.
 *
 * Source: Morris (1991), Technometrics 33, 161-174; mu* from Campolongo, Cariboni and Saltelli (2007),
 * Environ. Model. Softw. 22.
 *
 * @param k factors
 * @param p levels per factor, an even number; steps are p / (2 (p - 1)) long
 * @param r trajectories
 * @param rng uniform on [0, 1)
 */
export function morrisDesign(k: number, p: number, r: number, rng: () => number): MorrisTrajectory[] {
  requireCount('k', k, 1);
  requireCount('p', p, 2);
  requireCount('r', r, 2);
  if (p % 2 === 1)
    throw new RangeError(`p is ${p}; Morris's step needs an even number of levels, such as ${p + 1}.`);
  const delta = p / (2 * (p - 1));
  return Array.from({ length: r }, () => {
    const rises = Array.from({ length: k }, () => uniform(rng) < 0.5);
    const start = rises.map((rise) => Math.floor((uniform(rng) * p) / 2) / (p - 1) + (rise ? 0 : delta));
    const order = permutation(k, rng);
    const points = [start];
    for (const factor of order) {
      const next = [...points[points.length - 1]];
      next[factor] += rises[factor] ? delta : -delta;
      points.push(next);
    }
    return { points, order };
  });
}
