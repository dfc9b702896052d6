/**
 * The Command Point exchange on one test (DP-CP-06..11) as a game of perfect information. The roller wants the
 * margin high, whoever the roll would affect wants it low; the affected side decides first, then they alternate until
 * both pass in a row.
 */
import { MAY_REROLL, MAY_SHIFT, type Means } from './exchange-means.ts';

/** What the sides of an exchange may do. */
export interface ExchangeRules {
  /** What both have left, numbered. */
  readonly means: Means;
  /** How far at most shifts can take a total down and up. */
  readonly mostShift: readonly [number, number];
  /** What one shift moves, by side. */
  readonly steps: readonly [number, number];
  /** Earlier shifts survive a reroll (DP-Q-05). */
  readonly shiftsSurviveReroll: boolean;
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

/** Where an exchange stands. Plain numbers, changed in place. */
export interface ExchangeState {
  /** The number of what both sides have left. */
  means: number;
  /** With its shifts. */
  total: number;
  turn: typeof ROLLER | typeof AFFECTED;
  /** The other side has just passed. */
  passed: boolean;
}

export function openExchange(
  { means, first }: ExchangeRules,
  total: number,
  points: readonly [number, number],
): ExchangeState {
  return { means: means.open(...points), total, turn: first, passed: false };
}

/** Options by `Means.uses`, where shifts go one way and where they go either way. */
const ONE_WAY: readonly (readonly ExchangeOption[])[] = [
  [PASS],
  [PASS, REROLL],
  [PASS, SHIFT],
  [PASS, REROLL, SHIFT],
];
const EITHER_WAY = ONE_WAY.map((options) =>
  options.includes(SHIFT) ? ([...options, SHIFT_BACK] as const) : options,
);

/** Options of the side whose turn it is; passing is always first. Shifting one's own hopes away is never listed. */
export function exchangeOptions(
  { means, bothWays }: ExchangeRules,
  state: ExchangeState,
): readonly ExchangeOption[] {
  return (bothWays ? EITHER_WAY : ONE_WAY)[means.uses(state.means, state.turn)];
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
  if (option === REROLL) {
    state.means = rules.means.spend(state.means, turn, MAY_REROLL);
    state.total = rules.settle(rolled + rules.means.moved(state.means));
    if (rules.restartOnReroll) state.turn = rules.first;
    return;
  }
  const total = shiftedTotal(rules, state.total, turn, option);
  state.means = meansAfterShift(rules, state.means, turn, total - state.total);
  state.total = total;
}

/** What is left when a side has paid for a shift that moved the total by so much. */
export function meansAfterShift(
  { means, shiftsSurviveReroll }: ExchangeRules,
  left: number,
  side: number,
  by: number,
): number {
  const after = means.spend(left, side, MAY_SHIFT);
  return shiftsSurviveReroll ? means.move(after, by) : after;
}

/** What a shift of a side makes of a total. */
export function shiftedTotal(
  { steps, settle }: ExchangeRules,
  total: number,
  side: number,
  option: typeof SHIFT | typeof SHIFT_BACK,
): number {
  const down = (side === ROLLER) === (option === SHIFT);
  return settle(total + (down ? -steps[side] : steps[side]));
}
