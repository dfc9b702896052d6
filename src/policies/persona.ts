import {
  COVER,
  DANGER,
  type Decision,
  HARM,
  OBJECTIVE,
  type Player,
  PROMISE,
  RESERVE,
  TACTICS,
  type Tactic,
  TEMPO,
} from '../rules/decision.ts';
import type { Liking } from './appetite.ts';

/** How much each tactic counts; absent ones count nothing. */
export type Weights = Readonly<Partial<Record<Tactic, number>>>;

/** Weights at some decision points, by id; elsewhere the usual ones. */
export interface Judgement {
  readonly usual: Weights;
  readonly at: Readonly<Record<string, Weights>>;
}

/** The same weights at every decision point. */
export function everywhere(weights: Weights): Judgement {
  return { usual: weights, at: {} };
}

/** What an option of a decision is worth to somebody. */
type Appraisal = (decision: Decision, option: number) => number;

/** Weighted sum of the tactics of an option, and what it is liked beyond that. */
export function appraisal(judgement: Judgement, liking?: Liking): Appraisal {
  const worthAt = byPoint(judgement, worthBy);
  const weighing = new Float64Array(TACTICS.length);
  return (decision, option) => {
    const liked = liking ? liking(decision, option) : 0;
    if (liked === -Infinity) return liked;
    clear(weighing);
    decision.weigh(option, weighing);
    return worthAt(decision.point)(weighing) + liked;
  };
}

/** Something for each decision point that has weights of its own, and one for all others. */
function byPoint<T>({ usual, at }: Judgement, make: (weights: Weights) => T): (point: string) => T {
  const others = make(usual);
  const own = new Map(Object.entries(at).map(([point, weights]) => [point, make(weights)]));
  return (point) => own.get(point) ?? others;
}

/** Takes the option that is worth most to it; of equals the first. */
export function persona(judgement: Judgement, liking?: Liking): Player {
  const playerAt = byPoint(judgement, (weights) => bestBy(weights, liking));
  return Object.assign((decision: Decision) => playerAt(decision.point)(decision), { takesBest: true });
}

function bestBy(weights: Weights, liking: Liking | undefined): (decision: Decision) => number {
  const appraise = appraisal(everywhere(weights), liking);
  const worth = worthBy(weights);
  const bestOfBounded = bestAmongBounded(appraise, worth, liking);
  const isUsual = TACTICS.every((tactic) => {
    const weight = weights[tactic] ?? 0;
    return tactic === 'danger' ? weight <= 0 : weight >= 0;
  });
  return (decision) => {
    if (isUsual && decision.atMost) return bestOfBounded(decision);
    const weighings = decision.weighings?.();
    let best = 0;
    let most = -Infinity;
    for (let option = 0; option < decision.count; option++) {
      const value = weighings
        ? worth(weighings, option * TACTICS.length) + (liking ? liking(decision, option) : 0)
        : appraise(decision, option);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    return best;
  };
}

/**
 * Picks the same option, but asks first what options are worth at most: those with the highest bounds are weighed
 * first, and none whose bound falls short of the best found.
 */
function bestAmongBounded(
  appraise: Appraisal,
  worth: (weighing: Float64Array) => number,
  liking: Liking | undefined,
): Player {
  const weighing = new Float64Array(TACTICS.length);
  /** Options that are still open, and by place in that list what they are worth at most. */
  let open = new Uint32Array(64);
  let bounds = new Float64Array(64);

  return (decision) => {
    let left = 0;
    let best = 0;
    let most = -Infinity;
    if (decision.count > open.length) {
      open = new Uint32Array(2 * decision.count);
      bounds = new Float64Array(2 * decision.count);
    }
    for (let option = 0; option < decision.count; option++) {
      clear(weighing);
      if (decision.atMost?.(option, weighing)) {
        open[left] = option;
        bounds[left++] = worth(weighing) + (liking ? liking(decision, option) : 0);
        continue;
      }
      const value = appraise(decision, option);
      if (value > most) {
        most = value;
        best = option;
      }
    }
    while (left > 0) {
      let next = 0;
      for (let i = 1; i < left; i++) if (bounds[i] > bounds[next]) next = i;
      if (bounds[next] < most) break;
      const option = open[next];
      open[next] = open[--left];
      bounds[next] = bounds[left];
      const value = appraise(decision, option);
      if (value > most || (value === most && option < best)) {
        most = value;
        best = option;
      }
    }
    return best;
  };
}

/** The worth of a weighing, or of one of several that begins at a place in a list. */
function worthBy(weights: Weights): (weighings: Float64Array, at?: number) => number {
  const [harm, danger, cover, tempo, objective, reserve, promise] = TACTICS.map(
    (tactic) => weights[tactic] ?? 0,
  );
  return (of, at = 0) =>
    harm * of[at + HARM] +
    danger * of[at + DANGER] +
    cover * of[at + COVER] +
    tempo * of[at + TEMPO] +
    objective * of[at + OBJECTIVE] +
    reserve * of[at + RESERVE] +
    promise * of[at + PROMISE];
}

function clear(weighing: Float64Array): void {
  for (let tactic = 0; tactic < weighing.length; tactic++) weighing[tactic] = 0;
}
