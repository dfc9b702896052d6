import type { Seat } from '../../rules/decision.ts';
import { type ExchangeRules, type ExchangeSolver, type ExchangeState, solveExchange } from './exchange.ts';
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
}

/** Advice to both sides of an exchange. */
export type ExchangeAdvice = Pick<ExchangeSolver, 'value'>;

/** The exchange as each pair of seats plays it, solved as tests come up. */
export interface Exchanges {
  /** Rules of an exchange between the roller and whoever is affected. */
  rules(roller: Seat, affected: Seat): ExchangeRules;
  solver(roller: Seat, affected: Seat, stake: Stake, thrown: Throw): ExchangeAdvice;
}

/** Solved exchanges by their rules: what one matchup has solved, others with the same rules need not. */
export type SolvedExchanges = Map<string, Map<number, ExchangeAdvice>>;

export function exchangesOf(
  settings: readonly [Settings, Settings],
  tests: readonly [TestRoll, TestRoll],
  solved: SolvedExchanges,
): Exchanges {
  const rules = [0, 1].map((roller) =>
    [0, 1].map((other) => exchangeRules(settings[roller], settings[other])),
  );
  const solversOf = (roller: Seat, affected: Seat) => {
    const key = JSON.stringify([rules[roller][affected], settings[roller].rolls.test]);
    const known = solved.get(key) ?? new Map<number, ExchangeAdvice>();
    solved.set(key, known);
    return known;
  };
  const solvers = ([0, 1] as const).map((roller) =>
    ([0, 1] as const).map((other) => solversOf(roller, other)),
  );
  return {
    rules: (roller, affected) => rules[roller][affected],
    solver(roller, affected, { roll, target, wounds, stake }, thrown) {
      const price = priceClass(stake);
      const scattered = roll === 'scatter-distance' ? thrown.dice : 0;
      const what = ((target + 32) * 32 + wounds) * 64 + scattered;
      const key = what * PRICES.length + price;
      let found = solvers[roller][affected].get(key);
      if (!found) {
        const prices = [PRICES[price], PRICES[price]] as const;
        const payoff = (total: number) =>
          scattered > 0 ? (total <= target ? 1 : 0) : shareOf(tests[roller].judge(target, total), wounds);
        const solver = solveExchange(rules[roller][affected], { thrown, payoff, prices });
        found = { value: (state, option) => solver.value(foreseen(state), option) };
        solvers[roller][affected].set(key, found);
      }
      return found;
    },
  };
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
