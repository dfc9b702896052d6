import { below } from '../kernel/luck.ts';
import type { Player } from '../rules/decision.ts';
import { derived, evenly } from './noise.ts';
import { appraisal, indexOfLargest, type Weights } from './persona.ts';

/** How somebody falls short of the persona he would like to be. */
export interface Slips {
  /** Share of decisions in which he takes any option, all equally likely. */
  readonly blunders: number;
  /** Largest misjudgement of an option's worth, as a share of the difference between the best and the worst. */
  readonly misjudges: number;
}

/**
 * A persona that makes mistakes. They are keyed to the luck of the decision, so that the same position brings the
 * same mistakes whatever was played before.
 */
export function imperfect(weights: Weights, { blunders, misjudges }: Slips): Player {
  const appraise = appraisal(weights);
  return (decision) => {
    const { luck, count } = decision;
    if (derived(luck, 0) < blunders * 4294967296) return below(count, derived(luck, 1));
    const values = appraise(decision);
    let [least, most] = [values[0], values[0]];
    for (const value of values) {
      if (value < least) least = value;
      if (value > most) most = value;
    }
    const reach = misjudges * (most - least);
    for (let i = 0; i < count; i++) values[i] += reach * evenly(derived(luck, i + 2));
    return indexOfLargest(values);
  };
}
