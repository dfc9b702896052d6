import { type Player, TACTICS, type Tactic } from '../rules/decision.ts';

/** How much each tactic counts; absent ones count nothing. */
export type Weights = Readonly<Partial<Record<Tactic, number>>>;

/** Takes the option with the greatest weighted sum of its tactics; of equals the first. */
export function persona(weights: Weights): Player {
  const weight = Float64Array.from(TACTICS, (tactic) => weights[tactic] ?? 0);
  const weighing = new Float64Array(TACTICS.length);
  return (decision) => {
    let best = 0;
    let most = -Infinity;
    for (let option = 0; option < decision.count; option++) {
      weighing.fill(0);
      decision.weigh(option, weighing);
      let sum = 0;
      for (let t = 0; t < weight.length; t++) sum += weight[t] * weighing[t];
      if (sum > most) {
        most = sum;
        best = option;
      }
    }
    return best;
  };
}
