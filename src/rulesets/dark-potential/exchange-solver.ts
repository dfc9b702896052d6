import {
  applyOption,
  copyState,
  type ExchangeOption,
  type ExchangeRules,
  type ExchangeState,
  exchangeOptions,
  openExchange,
  PASS,
  REROLL,
  ROLLER,
} from './exchange.ts';
import type { Throw } from './test-roll.ts';

/** What is rolled, and what the end of it is worth. */
export interface ExchangeStakes {
  readonly thrown: Throw;
  /** Share of the stake that a final total brings the roller, with the points both sides have left. */
  payoff(total: number, points: readonly [number, number]): number;
  /** Worth of all that is at stake. */
  readonly stake: number;
  /** Worth of the points the roller has left, less that of the affected side's. */
  kept(points: readonly [number, number]): number;
}

/** Stakes of who plays for the roll alone and keeps points for nothing. */
export const UNPRICED: Pick<ExchangeStakes, 'stake' | 'kept'> = { stake: 1, kept: () => 0 };

/** Expected share of the stake the roller gets, and worth of points left in the end, his less the affected side's. */
export interface ExchangeValue {
  readonly payoff: number;
  readonly kept: number;
}

export interface ExchangeSolver {
  /** Value of an option, with best play by both from there on. */
  value(state: ExchangeState, option: ExchangeOption): ExchangeValue;
  /** Value before the roll. */
  open(points: readonly [number, number]): ExchangeValue;
}

/**
 * Solves exchanges over one roll as games for two where one side's gain is the other's loss, points included, backwards
 * from their ends. Positions are solved when first met and kept.
 */
export function solveExchange(rules: ExchangeRules, stakes: ExchangeStakes): ExchangeSolver {
  const known = new Map<number, Map<number, number>>();
  const rolled = new Map<number, number>();
  const values = createValues(stakes.stake);

  /** The number of the value of a position with best play. */
  function bestOf(state: ExchangeState): number {
    const key = rollKey(state, rules.shiftsSurviveReroll);
    let group = known.get(key);
    if (!group) {
      group = new Map();
      known.set(key, group);
    }
    const means = meansKey(state);
    let found = group.get(means);
    if (found === undefined) {
      found = solve(state);
      group.set(means, found);
    }
    return found;
  }

  function solve(state: ExchangeState): number {
    const [pass, ...spending] = exchangeOptions(rules, state);
    const sign = state.turn === ROLLER ? 1 : -1;
    let most = after(state, pass);
    for (const option of spending) {
      const here = after(state, option);
      // Passing wins ties, so that points are never spent for nothing.
      if (sign * (values.worth(here) - values.worth(most)) > 1e-12) most = here;
    }
    return most;
  }

  function after(state: ExchangeState, option: ExchangeOption): number {
    if (option === PASS && state.passed) return endOf(state);
    const next = copyState(state);
    applyOption(rules, next, option, 0);
    return option === REROLL ? rerolled(next) : bestOf(next);
  }

  function endOf({ total, points }: ExchangeState): number {
    return values.add(stakes.payoff(total, points), stakes.kept(points));
  }

  /** What a position is worth whose total is about to be rolled anew. */
  function rerolled(state: ExchangeState): number {
    const key = (meansKey(state) * 128 + state.shifted + 64) * 2 + state.turn;
    let found = rolled.get(key);
    if (found === undefined) {
      const { shifted } = state;
      const { payoff, kept } = mean((total) => bestOf({ ...state, total: rules.settle(total + shifted) }));
      found = values.add(payoff, kept);
      rolled.set(key, found);
    }
    return found;
  }

  function mean(of: (total: number) => number): ExchangeValue {
    const { dice, ways, all } = stakes.thrown;
    let payoff = 0;
    let kept = 0;
    for (let i = 0; i < ways.length; i++) {
      const one = of(dice + i);
      payoff += ways[i] * values.payoff(one);
      kept += ways[i] * values.kept(one);
    }
    return { payoff: payoff / all, kept: kept / all };
  }

  return {
    value: (state, option) => values.read(after(state, option)),
    open: (points) => mean((total) => bestOf(openExchange(rules, total, points))),
  };
}

/** Values by number, side by side in memory: there are hundreds of thousands of them. */
function createValues(stake: number) {
  let all = new Float64Array(2 * 64);
  let count = 0;
  return {
    add(payoff: number, kept: number): number {
      if (2 * count === all.length) {
        const longer = new Float64Array(2 * all.length);
        longer.set(all);
        all = longer;
      }
      all[2 * count] = payoff;
      all[2 * count + 1] = kept;
      return count++;
    },
    /** To the roller. */
    worth: (value: number) => stake * all[2 * value] + all[2 * value + 1],
    payoff: (value: number) => all[2 * value],
    kept: (value: number) => all[2 * value + 1],
    read: (value: number): ExchangeValue => ({ payoff: all[2 * value], kept: all[2 * value + 1] }),
  };
}

/**
 * Two small whole numbers stand for a position, since maps find small ones much faster than large ones. Nine shifts of
 * three a side keep totals and their shifts within 64 of what was rolled. What was shifted matters only where it
 * survives a reroll.
 */
function rollKey({ total, shifted, turn, passed }: ExchangeState, survives: boolean): number {
  const kept = survives ? shifted : 0;
  return (((total + 64) * 128 + kept + 64) * 2 + turn) * 2 + (passed ? 1 : 0);
}

/** Uses are nothing to a side without points. */
function meansKey({ points, rerolls, shifts }: ExchangeState): number {
  const [mine, theirs] = points;
  const left = ((mine * 10 + theirs) * 10 + (mine > 0 ? rerolls[0] : 0)) * 10 + (theirs > 0 ? rerolls[1] : 0);
  return (left * 10 + (mine > 0 ? shifts[0] : 0)) * 10 + (theirs > 0 ? shifts[1] : 0);
}
