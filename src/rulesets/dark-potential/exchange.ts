import { MOST_ON_A_ROLL } from './limits.ts';

/**
 * The Command Point exchange on one test (DP-CP-06..11) as a game of perfect information. The roller wants the
 * margin high, whoever the roll would affect wants it low; the affected side decides first, then they alternate until
 * both pass in a row.
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

export function openExchange(
  rules: ExchangeRules,
  total: number,
  points: readonly [number, number],
): ExchangeState {
  return {
    total,
    shifted: 0,
    points: [Math.min(points[0], MOST_ON_A_ROLL), Math.min(points[1], MOST_ON_A_ROLL)],
    rerolls: [Math.min(rules.rerolls, MOST_ON_A_ROLL), Math.min(rules.forcedRerolls, MOST_ON_A_ROLL)],
    shifts: [Math.min(rules.shifts, MOST_ON_A_ROLL), Math.min(rules.counterShifts, MOST_ON_A_ROLL)],
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
  if (rules.forcePerRoll) state.rerolls[AFFECTED] = Math.min(rules.forcedRerolls, MOST_ON_A_ROLL);
  if (!rules.shiftsSurviveReroll) state.shifted = 0;
  state.total = rules.settle(rolled + state.shifted);
  if (rules.restartOnReroll) state.turn = rules.first;
}

/** Uses left after one more; MOST_ON_A_ROLL stands for no limit. */
function useUp(left: number): number {
  return left < MOST_ON_A_ROLL ? left - 1 : left;
}

export function copyState(state: ExchangeState): ExchangeState {
  const { total, shifted, points, rerolls, shifts, turn, passed } = state;
  return {
    total,
    shifted,
    points: [points[0], points[1]],
    rerolls: [rerolls[0], rerolls[1]],
    shifts: [shifts[0], shifts[1]],
    turn,
    passed,
  };
}
