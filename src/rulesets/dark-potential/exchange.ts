import type { Throw } from './test-roll.ts';

/**
 * The Command Point exchange on one test (DP-CP-06..11) as a game of perfect information, solved backwards. The
 * roller wants the margin high, whoever the roll would affect wants it low; the affected side decides first, then
 * they alternate until both pass in a row.
 */
export interface ExchangeRules {
  /** How often the roller may roll again and shift, per test. */
  readonly rerolls: number;
  readonly shifts: number;
  /** How often the affected side may force a reroll and shift, per test. */
  readonly forcedRerolls: number;
  readonly counterShifts: number;
  /** What one shift moves, by side. */
  readonly steps: readonly [number, number];
  /** Earlier shifts survive a reroll (DP-Q-05). */
  readonly shiftsSurviveReroll: boolean;
  /** A forced reroll may be repeated on the new roll (DP-Q-28). */
  readonly forcePerRoll: boolean;
  /** After a reroll whoever decides first does so again (DP-Q-32). */
  readonly restartOnReroll: boolean;
  /** Who decides first (DP-CP-11). */
  readonly first: typeof ROLLER | typeof AFFECTED;
  /** Either side may shift either way: for rolls of which neither more nor less is better (DP-CP-13). */
  readonly bothWays: boolean;
  /** The total that a shift leads to: bounded or wrapped round where it cannot be just anything (DP-Q-04). */
  settle(total: number): number;
}

export const PASS = 0;
export const REROLL = 1;
/** Towards what the side hopes for: down for the roller, up for whoever is affected. */
export const SHIFT = 2;
export const SHIFT_BACK = 3;
export type ExchangeOption = typeof PASS | typeof REROLL | typeof SHIFT | typeof SHIFT_BACK;

export const ROLLER = 0;
export const AFFECTED = 1;

/** Where an exchange stands. `total` includes shifts; `shifted` is their sum. Plain data, changed in place. */
export interface ExchangeState {
  total: number;
  shifted: number;
  /** Points each side can still spend on this roll. */
  points: [number, number];
  /** Uses left this test: roller's rerolls and shifts, affected side's rerolls and shifts. */
  rerolls: [number, number];
  shifts: [number, number];
  turn: typeof ROLLER | typeof AFFECTED;
  /** The other side has just passed. */
  passed: boolean;
}

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

const POINT_LIMIT = 9;

export function openExchange(
  rules: ExchangeRules,
  total: number,
  points: readonly [number, number],
): ExchangeState {
  return {
    total,
    shifted: 0,
    points: [Math.min(points[0], POINT_LIMIT), Math.min(points[1], POINT_LIMIT)],
    rerolls: [Math.min(rules.rerolls, POINT_LIMIT), Math.min(rules.forcedRerolls, POINT_LIMIT)],
    shifts: [Math.min(rules.shifts, POINT_LIMIT), Math.min(rules.counterShifts, POINT_LIMIT)],
    turn: rules.first,
    passed: false,
  };
}

/** Options of the side whose turn it is; passing is always first. Shifting one's own hopes away is never listed. */
export function exchangeOptions(rules: ExchangeRules, state: ExchangeState): ExchangeOption[] {
  const { turn } = state;
  if (state.points[turn] === 0) return [PASS];
  const options: ExchangeOption[] = [PASS];
  if (state.rerolls[turn] > 0) options.push(REROLL);
  if (state.shifts[turn] > 0) options.push(SHIFT);
  if (state.shifts[turn] > 0 && rules.bothWays) options.push(SHIFT_BACK);
  return options;
}

/** Carries out an option; a reroll takes the new total, a pass hands over. */
export function applyOption(
  rules: ExchangeRules,
  state: ExchangeState,
  option: ExchangeOption,
  rolled: number,
): void {
  const { turn } = state;
  state.passed = option === PASS;
  state.turn = turn === ROLLER ? AFFECTED : ROLLER;
  if (option === PASS) return;
  state.points[turn]--;
  if (option === SHIFT || option === SHIFT_BACK) {
    const down = (turn === ROLLER) === (option === SHIFT);
    const total = rules.settle(state.total + (down ? -rules.steps[turn] : rules.steps[turn]));
    state.shifts[turn] = useUp(state.shifts[turn]);
    state.shifted += total - state.total;
    state.total = total;
    return;
  }
  state.rerolls[turn] = useUp(state.rerolls[turn]);
  if (rules.forcePerRoll) state.rerolls[AFFECTED] = Math.min(rules.forcedRerolls, POINT_LIMIT);
  if (!rules.shiftsSurviveReroll) state.shifted = 0;
  state.total = rules.settle(rolled + state.shifted);
  if (rules.restartOnReroll) state.turn = rules.first;
}

/** Uses left after one more; POINT_LIMIT stands for no limit. */
function useUp(left: number): number {
  return left < POINT_LIMIT ? left - 1 : left;
}

export interface ExchangeSolver {
  /** Value of an option to both, with best play from there on. */
  value(state: ExchangeState, option: ExchangeOption): ExchangeValue;
  /** Value of the position with best play by both. */
  best(state: ExchangeState): ExchangeValue;
  /** Value before the roll. */
  open(points: readonly [number, number]): ExchangeValue;
}

/** Solves exchanges over one roll; positions are solved when first met and kept. */
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

export function copyState(state: ExchangeState): ExchangeState {
  return { ...state, points: [...state.points], rerolls: [...state.rerolls], shifts: [...state.shifts] };
}

/** Packs a position; nine shifts of three a side keep totals and their shifts within 64 of what was rolled. */
/** What is known of positions with one roll on the table, by the means that are left. */
interface Known {
  readonly options: Map<number, ExchangeValue>;
  readonly best: Map<number, ExchangeValue>;
}

/** Two small whole numbers stand for a position, since maps find small ones much faster than large ones. */
function rollKey({ total, shifted, turn, passed }: ExchangeState): number {
  return (((total + 64) * 128 + shifted + 64) * 2 + turn) * 2 + (passed ? 1 : 0);
}

function meansKey({ points, rerolls, shifts }: ExchangeState): number {
  const left = ((points[0] * 10 + points[1]) * 10 + rerolls[0]) * 10 + rerolls[1];
  return (left * 10 + shifts[0]) * 10 + shifts[1];
}
