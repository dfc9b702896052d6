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

  function at(state: ExchangeState): Known {
    const key = rollKey(state);
    let group = known.get(key);
    if (!group) {
      group = { options: new Map(), best: new Map() };
      known.set(key, group);
    }
    return group;
  }

  function value(state: ExchangeState, option: ExchangeOption): ExchangeValue {
    const { options } = at(state);
    const key = meansKey(state) * 4 + option;
    let found = options.get(key);
    if (!found) {
      found = valueAfresh(state, option);
      options.set(key, found);
    }
    return found;
  }

  function best(state: ExchangeState): ExchangeValue {
    const group = at(state);
    const key = meansKey(state);
    let found = group.best.get(key);
    if (!found) {
      found = solve(state);
      group.best.set(key, found);
    }
    return found;
  }

  function solve(state: ExchangeState): ExchangeValue {
    let most: ExchangeValue | undefined;
    for (const option of exchangeOptions(rules, state)) {
      const here = value(state, option);
      // Passing wins ties, so that points are never spent for nothing.
      if (!most || utility(here, state.turn) > utility(most, state.turn) + 1e-12) most = here;
    }
    return most!;
  }

  function utility({ payoff, spent }: ExchangeValue, side: number): number {
    return (side === ROLLER ? payoff : -payoff) - stakes.prices[side] * spent[side];
  }

  function valueAfresh(state: ExchangeState, option: ExchangeOption): ExchangeValue {
    if (option === PASS && state.passed)
      return { payoff: stakes.payoff(state.total, state.points), spent: [0, 0] };
    const after = (rolled: number): ExchangeValue => {
      const next = copyState(state);
      applyOption(rules, next, option, rolled);
      return best(next);
    };
    const paid = option === PASS ? 0 : 1;
    const rest = option === REROLL ? mean(stakes.thrown, after) : after(0);
    return {
      payoff: rest.payoff,
      spent: [
        rest.spent[0] + (state.turn === ROLLER ? paid : 0),
        rest.spent[1] + (state.turn === AFFECTED ? paid : 0),
      ],
    };
  }

  const open = (points: readonly [number, number]) =>
    mean(stakes.thrown, (rolled) => best(openExchange(rules, rolled, points)));
  return { value, best, open };
}

function mean({ dice, ways, all }: Throw, of: (rolled: number) => ExchangeValue): ExchangeValue {
  let payoffSum = 0;
  const spent: [number, number] = [0, 0];
  for (let i = 0; i < ways.length; i++) {
    const one = of(dice + i);
    payoffSum += ways[i] * one.payoff;
    spent[0] += ways[i] * one.spent[0];
    spent[1] += ways[i] * one.spent[1];
  }
  return { payoff: payoffSum / all, spent: [spent[0] / all, spent[1] / all] };
}

/** What is known of positions with one roll on the table, by the means that are left. */
interface Known {
  readonly options: Map<number, ExchangeValue>;
  readonly best: Map<number, ExchangeValue>;
}

/**
 * Two small whole numbers stand for a position, since maps find small ones much faster than large ones. Nine shifts of
 * three a side keep totals and their shifts within 64 of what was rolled.
 */
function rollKey({ total, shifted, turn, passed }: ExchangeState): number {
  return (((total + 64) * 128 + shifted + 64) * 2 + turn) * 2 + (passed ? 1 : 0);
}

function meansKey({ points, rerolls, shifts }: ExchangeState): number {
  const left = ((points[0] * 10 + points[1]) * 10 + rerolls[0]) * 10 + rerolls[1];
  return (left * 10 + shifts[0]) * 10 + shifts[1];
}
