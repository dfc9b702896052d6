import { type Decision, type Player, TACTICS, type Tactic } from '../rules/decision.ts';

/** How much each tactic counts; absent ones count nothing. */
export type Weights = Readonly<Partial<Record<Tactic, number>>>;

/** What the options of a decision are worth to somebody; the list is good until it is asked again. */
export type Appraisal = (decision: Decision) => Float64Array;

/** Weighted sums of the tactics of each option. */
export function appraisal(weights: Weights): Appraisal {
  const weight = Float64Array.from(TACTICS, (tactic) => weights[tactic] ?? 0);
  const weighing = new Float64Array(TACTICS.length);
  let values = new Float64Array(256);
  return (decision) => {
    if (decision.count > values.length) values = new Float64Array(2 * decision.count);
    for (let option = 0; option < decision.count; option++) {
      for (let t = 0; t < weighing.length; t++) weighing[t] = 0;
      decision.weigh(option, weighing);
      let sum = 0;
      for (let t = 0; t < weight.length; t++) sum += weight[t] * weighing[t];
      values[option] = sum;
    }
    return values.subarray(0, decision.count);
  };
}

/** Takes the option that is worth most to it; of equals the first. */
export function persona(weights: Weights): Player {
  const appraise = appraisal(weights);
  return (decision) => indexOfLargest(appraise(decision));
}

export function indexOfLargest(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
