import type { Seat } from '../../rules/decision.ts';
import { type ExchangeRules, type ExchangeSolver, type ExchangeState, solveExchange } from './exchange.ts';
import type { Settings } from './rules/index.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
export const POINT_WORTH = 0.12;

/** Prices of a point as shares of a stake for which exchanges are solved; a real price is rounded up to one. */
const PRICES = [0, 0.03, 0.08, 0.15, 0.3, 0.6, 1, 2];

/** Policies look this many points ahead; more hardly move a choice. */
export const POINTS_AHEAD = 3;

/** The exchange as each pair of seats plays it, solved as tests come up. */
export interface Exchanges {
  /** Rules of an exchange between the roller and whoever is affected. */
  rules(roller: Seat, affected: Seat): ExchangeRules;
  /** `stake` is the worth that success moves, `wounds` the wounds left where each counts. */
  solver(roller: Seat, affected: Seat, target: number, wounds: number, stake: number): ExchangeSolver;
}

export function exchangesOf(settings: readonly [Settings, Settings]): Exchanges {
  const rules = [0, 1].map((roller) =>
    [0, 1].map((other) => exchangeRules(settings[roller], settings[other])),
  );
  const solvers = new Map<number, ExchangeSolver>();
  return {
    rules: (roller, affected) => rules[roller][affected],
    solver(roller, affected, target, wounds, stake) {
      const price = priceClass(stake);
      const key = (((target + 32) * 32 + wounds) * PRICES.length + price) * 4 + roller * 2 + affected;
      let found = solvers.get(key);
      if (!found) {
        const prices = [PRICES[price], PRICES[price]] as const;
        found = solveExchange(rules[roller][affected], { target, wounds, prices });
        solvers.set(key, found);
      }
      return found;
    },
  };
}

function priceClass(stake: number): number {
  const ratio = stake > 0 ? POINT_WORTH / stake : Infinity;
  const at = PRICES.findIndex((price) => price >= ratio);
  return at < 0 ? PRICES.length - 1 : at;
}

/** The position as policies see it: no more than a few points on either side. */
export function foreseen(state: ExchangeState): ExchangeState {
  const [roller, affected] = state.points;
  if (roller <= POINTS_AHEAD && affected <= POINTS_AHEAD) return state;
  return { ...state, points: [Math.min(roller, POINTS_AHEAD), Math.min(affected, POINTS_AHEAD)] };
}

export const UNLIMITED = 99;

/**
 * What each side may do, by its own settings: the roller's uses 3 and 4 (DP-CP-06/07), the affected side's uses 5
 * and 6 (DP-CP-08/09). `limited` is false for rolls that are no tests (DP-Q-30).
 */
export function exchangeRules(roller: Settings, affected: Settings, limited = true): ExchangeRules {
  const { reroll, shift, limit } = roller.commandPoints;
  const { forcedReroll, counterShift, order } = affected.commandPoints;
  const free = !limited && limit.rolls === 'tests';
  const perOwner = limit.use === 'own-shift-per-owner' ? 2 : 1;
  const shifts = limit.use === 'forced-reroll' || free ? UNLIMITED : limit.perTest * perOwner;
  const unlimitedForce = forcedReroll.repeats === 'unlimited' || free;
  return {
    rerolls: reroll.perTest,
    shifts: shift.on ? shifts : 0,
    forcedRerolls: forcedReroll.on ? (unlimitedForce ? UNLIMITED : forcedReroll.perTest) : 0,
    counterShifts: counterShift.on ? (counterShift.repeats === 'once' ? 1 : UNLIMITED) : 0,
    steps: [shift.step, counterShift.step],
    shiftsSurviveReroll: reroll.replaces === 'keeps-shifts',
    forcePerRoll: forcedReroll.repeats === 'per-roll',
    restartOnReroll: order.reroll === 'restart',
    rollerFirst: !order.on,
  };
}
