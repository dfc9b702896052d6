import {
  AFFECTED,
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
import { MOST_ON_A_ROLL } from './limits.ts';
import type { Throw } from './test-roll.ts';

/** What is rolled, and what the end of it is worth. */
export interface ExchangeStakes {
  readonly thrown: Throw;
  /** Share of the stake that a final total brings the roller, with the points both sides have left. */
  payoff(total: number, points: readonly [number, number]): number;
  /** No payoff is less than the first or more than the second. */
  readonly range: readonly [number, number];
  /** Worth of all that is at stake. */
  readonly stake: number;
  /**
   * Worth of the points the roller has left, less that of the affected side's, at an end that pays so much. It does
   * not fall as the payoff rises.
   */
  kept(points: readonly [number, number], payoff: number): number;
}

/** Values that differ by no more are the same. */
const TIE = 1e-12;

/** No value has this number. */
const UNKNOWN = -1;

/** Stakes of who plays for the roll alone and keeps points for nothing. */
export const UNPRICED: Pick<ExchangeStakes, 'stake' | 'kept' | 'range'> = {
  stake: 1,
  kept: () => 0,
  range: [-Infinity, Infinity],
};

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
  const { dice, sides, ways, all } = stakes.thrown;
  const lowest = dice - mostShift(rules, ROLLER);
  const totals = dice * sides + mostShift(rules, AFFECTED) - lowest + 1;
  const rows = new Map<number, Int32Array>();
  const ends = new Map<number, number>();
  const rolled = new Map<number, number>();
  const values = createValues(stakes.stake);

  /** The number of the value of a position with best play. */
  function bestOf(state: ExchangeState): number {
    const key = meansKey(state, rules.shiftsSurviveReroll);
    let row = rows.get(key);
    if (!row) {
      row = new Int32Array(4 * totals).fill(UNKNOWN);
      rows.set(key, row);
    }
    const at = 4 * (state.total - lowest) + 2 * state.turn + (state.passed ? 1 : 0);
    if (row[at] === UNKNOWN) row[at] = solve(state);
    return row[at];
  }

  function solve(state: ExchangeState): number {
    const options = exchangeOptions(rules, state);
    const sign = state.turn === ROLLER ? 1 : -1;
    let most = after(state, options[0]);
    if (options.length === 1 || sign * (atBest(state) - values.worth(most)) <= TIE) return most;
    for (let i = 1; i < options.length; i++) {
      const here = after(state, options[i]);
      // Passing wins ties, so that points are never spent for nothing.
      if (sign * (values.worth(here) - values.worth(most)) > TIE) most = here;
    }
    return most;
  }

  /** More than this nobody gets who spends a point now, even if the other spends none from there on. */
  function atBest({ turn, points: [mine, theirs] }: ExchangeState): number {
    const payoff = stakes.range[turn === ROLLER ? 1 : 0];
    const left = [turn === ROLLER ? mine - 1 : mine, turn === ROLLER ? theirs : theirs - 1] as const;
    return stakes.stake * payoff + stakes.kept(left, payoff);
  }

  function after(state: ExchangeState, option: ExchangeOption): number {
    if (option === PASS && state.passed) return endOf(state);
    const next = copyState(state);
    applyOption(rules, next, option, 0);
    return option === REROLL ? rerolled(next) : bestOf(next);
  }

  function endOf({ total, points }: ExchangeState): number {
    const key = (points[0] * 10 + points[1]) * totals + total - lowest;
    let found = ends.get(key);
    if (found === undefined) {
      const payoff = stakes.payoff(total, points);
      found = values.add(payoff, stakes.kept(points, payoff));
      ends.set(key, found);
    }
    return found;
  }

  /** What a position is worth whose total is about to be rolled anew. */
  function rerolled(state: ExchangeState): number {
    const key = 2 * meansKey(state, true) + state.turn;
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

/** How far shifts can take a total towards what a side hopes for. */
function mostShift({ shifts, counterShifts, steps, bothWays }: ExchangeRules, side: 0 | 1): number {
  const most = [shifts, counterShifts].map((uses, by) => Math.min(uses, MOST_ON_A_ROLL) * steps[by]);
  return bothWays ? most[ROLLER] + most[AFFECTED] : most[side];
}

/**
 * A whole number for what both sides have left; uses are nothing to a side without points. What was shifted matters
 * only where it survives a reroll. It stays within 64, as nine shifts of three a side go no further.
 */
function meansKey({ points, rerolls, shifts, shifted }: ExchangeState, survives: boolean): number {
  const [mine, theirs] = points;
  const left = ((mine * 10 + theirs) * 10 + (mine > 0 ? rerolls[0] : 0)) * 10 + (theirs > 0 ? rerolls[1] : 0);
  const uses = (left * 10 + (mine > 0 ? shifts[0] : 0)) * 10 + (theirs > 0 ? shifts[1] : 0);
  return uses * 128 + (survives ? shifted : 0) + 64;
}
