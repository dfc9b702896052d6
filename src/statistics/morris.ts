import { mean, sampleVariance } from 'simple-statistics';
import { permutation } from './permutation.ts';
import { requireCount, requireLength, requireNonNegative, requireNumbers } from './require.ts';
import { uniform } from './uniform.ts';

/** A walk through the unit cube that moves each factor once. */
export interface MorrisTrajectory {
  /** k + 1 points of k coordinates in [0, 1]; scale them to the factors' ranges. */
  readonly points: number[][];
  /** The factor that moves between point i and point i + 1. */
  readonly order: number[];
}

export interface MorrisEffect {
  /** Mean elementary effect: direction, where effects do not cancel. */
  readonly mu: number;
  /** Mean absolute elementary effect: importance. */
  readonly muStar: number;
  /** Standard deviation of the elementary effects, noise taken off: interaction or curvature. */
  readonly sigma: number;
  /** Standard error of mu. */
  readonly muError: number;
  /** The muStar that noise alone would give a factor without any effect. */
  readonly muStarOfNoise: number;
}

/**
 * Morris's screening: which of many numeric parameters matter, for r (k + 1) runs.
 *
 * Ranks; does not apportion (`sobolIndices` does, at hundreds of times the price). Factors beyond the range
 * tried stay unknown.
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

/**
 * Elementary effects from the outputs along the trajectories, one effect per factor.
 *
 * @param outputs outputs[t][i] belongs to trajectories[t].points[i]
 * @param noiseVariance variance of one output about its own mean; 0 for a deterministic model. Runs are taken
 *   as independent: outputs that share their luck along a trajectory have less
 */
export function morrisEffects(
  trajectories: readonly MorrisTrajectory[],
  outputs: readonly (readonly number[])[],
  noiseVariance: number,
): MorrisEffect[] {
  requireLength('trajectories', trajectories, 2);
  requireLength('outputs', outputs, 0);
  requireNonNegative('noiseVariance', noiseVariance);
  const effects: number[][] = trajectories[0].order.map(() => []);
  trajectories.forEach(({ points, order }, t) => {
    if (outputs[t]?.length !== points.length) {
      throw new RangeError(
        `Trajectory ${t} has ${points.length} points and ${outputs[t]?.length ?? 0} outputs.`,
      );
    }
    requireNumbers(`outputs[${t}]`, outputs[t], 0);
    requireWalk(trajectories[t], t, effects.length);
    order.forEach((factor, i) => {
      effects[factor].push((outputs[t][i + 1] - outputs[t][i]) / (points[i + 1][factor] - points[i][factor]));
    });
  });
  const { points, order } = trajectories[0];
  const step = points[1][order[0]] - points[0][order[0]];
  const noise = (2 * noiseVariance) / (step * step);
  return effects.map((list) => {
    const variance = sampleVariance(list);
    return {
      mu: mean(list),
      muStar: mean(list.map(Math.abs)),
      sigma: Math.sqrt(Math.max(0, variance - noise)),
      muError: Math.sqrt(variance / list.length),
      muStarOfNoise: Math.sqrt((2 * noise) / Math.PI),
    };
  });
}

/** Every factor moves once, and only then. */
function requireWalk({ points, order }: MorrisTrajectory, t: number, factors: number): void {
  if (order.length !== factors || new Set(order).size !== factors || points.length !== factors + 1) {
    throw new RangeError(`Trajectory ${t} must move each of ${factors} factors once, from point to point.`);
  }
  points.forEach((point, i) => {
    requireNumbers(`Point ${i} of trajectory ${t}`, point, factors);
    if (i > 0 && point[order[i - 1]] === points[i - 1][order[i - 1]]) {
      throw new RangeError(`Trajectory ${t} does not move factor ${order[i - 1]} before point ${i}.`);
    }
  });
}
