import { TACTICS, type Tactic } from '../rules/decision.ts';
import { COVERED, NEARER, RISKED } from '../rules/survey/usual-weights.ts';
import { FITTED } from './fitted/index.ts';
import type { Judgement, Weights } from './persona.ts';

/** What is weighed like this where nothing else was fitted. */
const USUAL: Weights = {
  harm: 1,
  danger: -RISKED,
  cover: COVERED,
  tempo: NEARER,
  objective: 1,
  reserve: 1,
  promise: 1,
};

/** The best that is known of every decision point. */
export const VETERAN: Judgement = { usual: USUAL, at: FITTED };

/** Somebody who sees what a veteran sees, and to whom some tactics count so many times as much, at every point. */
export function styled(times: Weights): Judgement {
  const by = (weights: Weights): Weights =>
    Object.fromEntries(
      TACTICS.map((tactic: Tactic) => [tactic, (weights[tactic] ?? 0) * (times[tactic] ?? 1)]),
    );
  const at = Object.entries(VETERAN.at).map(([point, weights]) => [point, by(weights)]);
  return { usual: by(VETERAN.usual), at: Object.fromEntries(at) };
}
