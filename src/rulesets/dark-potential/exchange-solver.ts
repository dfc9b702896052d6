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
import type { Throw } from './test-roll.ts';

/** What is rolled, and what the end of it is worth. */
export interface ExchangeStakes {
  readonly thrown: Throw;
  /** Share of the stake that a final total brings the roller, with the points both sides have left. */
  payoff(total: number, points: readonly [number, number]): number;
  /** Price of a point to each side, as a share of what is at stake. */
  readonly prices: readonly [number, number];
}

/** Expected share of the stake the roller gets, and the points each side expects to spend. */
export interface ExchangeValue {
  readonly payoff: number;
  readonly spent: readonly [number, number];
}

export interface ExchangeSolver {
  /** Value of an option to both, with best play from there on. */
  value(state: ExchangeState, option: ExchangeOption): ExchangeValue;
  /** Value of the position with best play by both. */
  best(state: ExchangeState): ExchangeValue;
  /** Value before the roll. */
  open(points: readonly [number, number]): ExchangeValue;
}

/** Solves exchanges over one roll backwards from their ends; positions are solved when first met and kept. */
export function solveExchange(rules: ExchangeRules, stakes: ExchangeStakes): ExchangeSolver {
  const known = new Map<number, Known>();
  const values = createValues();

  function at(state: ExchangeState): Known {
    const key = rollKey(state, rules.shiftsSurviveReroll);
    let group = known.get(key);
    if (!group) {
      group = { options: new Map(), best: new Map() };
      known.set(key, group);
    }
    return group;
  }

  /** The number of an option's value. */
  function optionOf(state: ExchangeState, option: ExchangeOption): number {
    const { options } = at(state);
    const key = meansKey(state) * 4 + option;
    let found = options.get(key);
    if (found === undefined) {
      found = valueAfresh(state, option);
      options.set(key, found);
    }
    return found;
  }

  function bestOf(state: ExchangeState): number {
    const group = at(state);
    const key = meansKey(state);
    let found = group.best.get(key);
    if (found === undefined) {
      found = solve(state);
      group.best.set(key, found);
    }
    return found;
  }

  function solve(state: ExchangeState): number {
    let most = -1;
    for (const option of exchangeOptions(rules, state)) {
      const here = optionOf(state, option);
      // Passing wins ties, so that points are never spent for nothing.
      if (most < 0 || utility(here, state.turn) > utility(most, state.turn) + 1e-12) most = here;
    }
    return most;
  }

  function utility(value: number, side: 0 | 1): number {
    const payoff = values.payoff(value);
    return (side === ROLLER ? payoff : -payoff) - stakes.prices[side] * values.spent(value, side);
  }

  function valueAfresh(state: ExchangeState, option: ExchangeOption): number {
    if (option === PASS && state.passed) return values.add(stakes.payoff(state.total, state.points), 0, 0);
    const after = (rolled: number) => {
      const next = copyState(state);
      applyOption(rules, next, option, rolled);
      return bestOf(next);
    };
    if (option === PASS) return after(0);
    const rest = option === REROLL ? mean(after) : values.read(after(0));
    const { payoff, spent } = rest;
    const [mine, theirs] = state.turn === ROLLER ? [1, 0] : [0, 1];
    return values.add(payoff, spent[0] + mine, spent[1] + theirs);
  }

  function mean(of: (rolled: number) => number): ExchangeValue {
    const { dice, ways, all } = stakes.thrown;
    let payoff = 0;
    let mine = 0;
    let theirs = 0;
    for (let i = 0; i < ways.length; i++) {
      const one = of(dice + i);
      payoff += ways[i] * values.payoff(one);
      mine += ways[i] * values.spent(one, ROLLER);
      theirs += ways[i] * values.spent(one, AFFECTED);
    }
    return { payoff: payoff / all, spent: [mine / all, theirs / all] };
  }

  return {
    value: (state, option) => values.read(optionOf(state, option)),
    best: (state) => values.read(bestOf(state)),
    open: (points) => mean((rolled) => bestOf(openExchange(rules, rolled, points))),
  };
}

/** Values by number, side by side in memory: there are hundreds of thousands of them. */
function createValues() {
  let all = new Float64Array(3 * 64);
  let count = 0;
  return {
    add(payoff: number, ...spent: readonly [number, number]): number {
      if (3 * count === all.length) {
        const longer = new Float64Array(2 * all.length);
        longer.set(all);
        all = longer;
      }
      all.set([payoff, ...spent], 3 * count);
      return count++;
    },
    payoff: (value: number) => all[3 * value],
    spent: (value: number, side: 0 | 1) => all[3 * value + 1 + side],
    read: (value: number): ExchangeValue => ({
      payoff: all[3 * value],
      spent: [all[3 * value + 1], all[3 * value + 2]],
    }),
  };
}

/** What is known of positions with one roll on the table, by the means that are left. */
interface Known {
  readonly options: Map<number, number>;
  readonly best: Map<number, number>;
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

function meansKey({ points, rerolls, shifts }: ExchangeState): number {
  const left = ((points[0] * 10 + points[1]) * 10 + rerolls[0]) * 10 + rerolls[1];
  return (left * 10 + shifts[0]) * 10 + shifts[1];
}
