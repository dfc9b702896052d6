import { type Decision, type Player, TACTICS, type Tactic } from '../rules/decision.ts';

/** How much each tactic counts; absent ones count nothing. */
export type Weights = Readonly<Partial<Record<Tactic, number>>>;

/** What the options of a decision are worth to somebody; the list is good until it is asked again. */
export type Appraisal = (decision: Decision) => Float64Array;

/** Weighted sums of the tactics of each option. */
export function appraisal(weights: Weights): Appraisal {
  return appraisals(weights).all;
}

/** Takes the option that is worth most to it; of equals the first. */
export function persona(weights: Weights): Player {
  const { all, best } = appraisals(weights);
  const isUsual = TACTICS.every((tactic) => {
    const weight = weights[tactic] ?? 0;
    return tactic === 'danger' ? weight <= 0 : weight >= 0;
  });
  return (decision) => indexOfLargest(isUsual && decision.atMost ? best(decision) : all(decision));
}

interface Appraisals {
  readonly all: Appraisal;
  /** Asks what options are worth at most first; of those that cannot be the best it gives no more than that. */
  readonly best: Appraisal;
}

function appraisals(weights: Weights): Appraisals {
  const weight = Float64Array.from(TACTICS, (tactic) => weights[tactic] ?? 0);
  const weighing = new Float64Array(TACTICS.length);
  let values = new Float64Array(256);

  function worth(): number {
    let sum = 0;
    for (let t = 0; t < weight.length; t++) sum += weight[t] * weighing[t];
    return sum;
  }

  function weighed(decision: Decision, option: number): number {
    for (let t = 0; t < weighing.length; t++) weighing[t] = 0;
    decision.weigh(option, weighing);
    return worth();
  }

  function room(count: number): Float64Array {
    if (count > values.length) values = new Float64Array(2 * count);
    return values.subarray(0, count);
  }

  return {
    all(decision) {
      const found = room(decision.count);
      for (let option = 0; option < found.length; option++) found[option] = weighed(decision, option);
      return found;
    },
    best(decision) {
      const found = room(decision.count);
      const open: number[] = [];
      let most = -Infinity;
      for (let option = 0; option < found.length; option++) {
        weighing.fill(0);
        if (decision.atMost?.(option, weighing)) {
          found[option] = worth();
          open.push(option);
        } else {
          found[option] = weighed(decision, option);
          if (found[option] > most) most = found[option];
        }
      }
      for (const option of open) {
        if (found[option] < most) continue;
        found[option] = weighed(decision, option);
        if (found[option] > most) most = found[option];
      }
      return found;
    },
  };
}

export function indexOfLargest(values: Float64Array): number {
  let best = 0;
  for (let i = 1; i < values.length; i++) if (values[i] > values[best]) best = i;
  return best;
}
