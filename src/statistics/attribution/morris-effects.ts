import { mean, sampleVariance } from 'simple-statistics';
import { requireLength, requireNonNegative, requireNumbers } from '../numerics/require.ts';
import type { MorrisTrajectory } from './morris-design.ts';

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
