import type { Seat } from '../../rules/decision.ts';
import {
  AFFECTED,
  applyOption,
  copyState,
  type ExchangeRules,
  type ExchangeState,
  PASS,
  REROLL,
  ROLLER,
} from './exchange.ts';
import { type ExchangeSolver, solveExchange } from './exchange-solver.ts';
import type { RollName } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import type { Outcome, TestRoll, Throw } from './test-roll.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
export const POINT_WORTH = 0.36;

/** Prices of a point as shares of a stake for which exchanges are solved; a real price is rounded up to one. */
const PRICES = [0, 0.03, 0.08, 0.15, 0.3, 0.6, 1, 2];

/** Policies look this many points ahead; more hardly move a choice. */
const POINTS_AHEAD = 3;

/** What hangs on a roll. */
export interface Stake {
  readonly roll: RollName;
  /** The total it must not exceed, low being good for whoever rolls. */
  readonly target: number;
  /** Wounds left where each counts, 1 otherwise. */
  readonly wounds: number;
  /** Worth that success moves. */
  readonly stake: number;
  /** For rolls that are no tests: share of the stake that a total brings the roller. */
  worth?(total: number): number;
}

/** Advice to both sides of an exchange. */
export type ExchangeAdvice = Pick<ExchangeSolver, 'value'>;

/** The exchange as each pair of seats plays it, solved as tests come up. */
export interface Exchanges {
  /** Rules of an exchange between the roller and whoever is affected, over a roll of some kind. */
  rules(roller: Seat, affected: Seat, roll: RollName, thrown: Throw): ExchangeRules;
  solver(roller: Seat, affected: Seat, stake: Stake, thrown: Throw): ExchangeAdvice;
}

/** Solved exchanges by their rules: what one matchup has solved, others with the same rules need not. */
export type SolvedExchanges = Map<string, Map<number, ExchangeAdvice>>;

const SEATS = [0, 1] as const;

export function exchangesOf(
  settings: readonly [Settings, Settings],
  tests: readonly [TestRoll, TestRoll],
  solved: SolvedExchanges,
): Exchanges {
  const pairs = SEATS.map((roller) =>
    SEATS.map((other) => {
      const [own, theirs] = [settings[roller], settings[other]];
      const key = JSON.stringify([own.commandPoints, theirs.commandPoints, own.rolls.test]);
      const solvers = solved.get(key) ?? new Map<number, ExchangeAdvice>();
      solved.set(key, solvers);
      return { rules: exchangeRules(own, theirs, 'hit', tests[roller].thrown), solvers };
    }),
  );

  function rules(roller: Seat, affected: Seat, roll: RollName, thrown: Throw): ExchangeRules {
    if (!isDeviation(roll)) return pairs[roller][affected].rules;
    return exchangeRules(settings[roller], settings[affected], roll, thrown);
  }

  return {
    rules,
    solver(roller, affected, { roll, target, wounds, stake, worth }, thrown) {
      if (worth) return nextStep(rules(roller, affected, roll, thrown), thrown, worth);
      const { solvers, rules: own } = pairs[roller][affected];
      const price = priceClass(stake);
      const key = ((target + 32) * 32 + wounds) * PRICES.length + price;
      let found = solvers.get(key);
      if (!found) {
        const prices = [PRICES[price], PRICES[price]] as const;
        const payoff = (total: number) => shareOf(tests[roller].judge(target, total), wounds);
        const solver = solveExchange(own, { thrown, payoff, prices });
        found = { value: (state, option) => solver.value(foreseen(state), option) };
        solvers.set(key, found);
      }
      return found;
    },
  };
}

/** Advice that looks no further than the option itself, for rolls whose worth is new each time. */
function nextStep(rules: ExchangeRules, thrown: Throw, worth: (total: number) => number): ExchangeAdvice {
  const rerolled = (shifted: number) => {
    const at = (i: number) => worth(rules.settle(thrown.dice + i + shifted));
    return thrown.ways.reduce((sum, ways, i) => sum + ways * at(i), 0) / thrown.all;
  };
  return {
    value(state, option) {
      const next = copyState(state);
      applyOption(rules, next, option, 0);
      const share = option === REROLL ? rerolled(next.shifted) : worth(next.total);
      const paid = option === PASS ? 0 : 1;
      return { payoff: share, spent: [paid, paid] };
    },
  };
}

export function isDeviation(roll: RollName): boolean {
  return roll === 'scatter-direction' || roll === 'scatter-distance';
}

/** Share of the wounds left that a test removes: success takes 1 + margin of them (DP-WND-03). */
export function shareOf({ success, margin }: Outcome, wounds: number): number {
  return success ? Math.min(1 + Math.max(0, margin), wounds) / wounds : 0;
}

function priceClass(stake: number): number {
  const ratio = stake > 0 ? POINT_WORTH / stake : Infinity;
  const at = PRICES.findIndex((price) => price >= ratio);
  return at < 0 ? PRICES.length - 1 : at;
}

/** The position as policies see it: no more than a few points on either side. */
function foreseen(state: ExchangeState): ExchangeState {
  const [roller, affected] = state.points;
  if (roller <= POINTS_AHEAD && affected <= POINTS_AHEAD) return state;
  return { ...state, points: [Math.min(roller, POINTS_AHEAD), Math.min(affected, POINTS_AHEAD)] };
}

export const UNLIMITED = 99;

/**
 * What each side may do, by its own settings: the roller's uses 3 and 4 (DP-CP-06/07), the affected side's uses 5
 * and 6 (DP-CP-08/09). Deviation is no test, so limits may not hold for it (DP-Q-30).
 */
export function exchangeRules(
  roller: Settings,
  affected: Settings,
  roll: RollName,
  { dice, sides }: Throw,
): ExchangeRules {
  const { reroll, shift } = roller.commandPoints;
  const { forcedReroll, counterShift, order } = affected.commandPoints;
  const deviation = isDeviation(roll);
  const isFree = ({ commandPoints }: Settings) => deviation && commandPoints.limit.rolls === 'tests';
  const bounded = shift.bounds === 'dice';
  const settle = (total: number) => {
    if (bounded) return Math.min(dice * sides, Math.max(dice, total));
    if (roll === 'scatter-direction') return ((((total - 1) % sides) + sides) % sides) + 1;
    return roll === 'scatter-distance' ? Math.max(0, total) : total;
  };
  return {
    rerolls: reroll.perTest,
    shifts: shift.on ? ownShifts(roller, isFree(roller)) : 0,
    forcedRerolls: forcedReroll.on ? forcedRerolls(affected, isFree(affected)) : 0,
    counterShifts: counterShift.repeats === 'once' ? Math.min(1, counterShift.perTest) : counterShift.perTest,
    steps: [shift.step, counterShift.step],
    shiftsSurviveReroll: reroll.replaces === 'keeps-shifts',
    forcePerRoll: forcedReroll.repeats === 'per-roll',
    restartOnReroll: order.reroll === 'restart',
    first: order.on ? AFFECTED : ROLLER,
    bothWays: deviation,
    settle,
  };
}

/** How often own rolls are moved; a limit for each owner of points is kept by whoever pays (DP-Q-27). */
function ownShifts({ commandPoints }: Settings, free: boolean): number {
  const { use, perTest } = commandPoints.limit;
  return use === 'own-shift' && !free ? perTest : UNLIMITED;
}

function forcedRerolls({ commandPoints }: Settings, free: boolean): number {
  const { forcedReroll, limit } = commandPoints;
  if (forcedReroll.repeats === 'unlimited' || free) return UNLIMITED;
  return limit.use === 'forced-reroll' ? limit.perTest : forcedReroll.perTest;
}
