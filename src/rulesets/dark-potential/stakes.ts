import type { Seat } from '../../rules/decision.ts';
import { AFFECTED, type ExchangeOption, type ExchangeRules, type ExchangeState, ROLLER } from './exchange.ts';
import { exchangeRules, isDeviation } from './exchange-rules.ts';
import { type ExchangeSolver, type ExchangeValue, solveExchange } from './exchange-solver.ts';
import type { RollName } from './rolls.ts';
import type { Settings } from './rules/index.ts';
import type { Outcome, TestRoll, Throw } from './test-roll.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
export const POINT_WORTH = {
  /** One that the next regeneration makes up for, since it stops at base (DP-REGEN-03). */
  returning: 0.3,
  /** One that is missing for good. */
  lasting: 0.5,
} as const;

/**
 * Stakes for which exchanges are solved, each 1.2 times the one before; a real stake counts as the nearest. No point
 * is worth less than the first, so that nobody spends any on less.
 */
const STAKES: readonly number[] = geometric(0.3, 8, 1.2);

/** Policies look this many points ahead; a side that holds more is rare. */
const POINTS_AHEAD = 6;

/** What hangs on a roll. */
export interface Stake {
  readonly roll: RollName;
  /** The total it must not exceed, low being good for whoever rolls. */
  readonly target: number;
  /** Wounds left where each counts, 1 otherwise. */
  readonly wounds: number;
  /** Worth that success moves. */
  readonly stake: number;
  /** Chance that a success which moves all of it kills the affected model, whose own points are lost with it. */
  readonly lethal?: number;
  /** For rolls that are no tests: share of the stake that a total brings the roller. */
  worth?(total: number): number;
}

/** Advice to both sides of an exchange. */
export interface ExchangeAdvice {
  /** Worth that hangs on the roll, to the precision the exchange is solved with. */
  readonly stake: number;
  value(state: ExchangeState, option: ExchangeOption): ExchangeValue;
}

/** The exchange as each pair of seats plays it, solved as tests come up. */
export interface Exchanges {
  /** Rules of an exchange between the roller and whoever is affected, over a roll of some kind. */
  rules(roller: Seat, affected: Seat, roll: RollName, thrown: Throw): ExchangeRules;
  /** What to do about a roll between two seats that hold so many points. */
  advice(roller: Seat, affected: Seat, stake: Stake, thrown: Throw, holdings: Holdings): ExchangeAdvice;
}

/**
 * What both sides of an exchange can spend on it, and how much of that no regeneration makes up for; and the same of
 * the points that the affected side keeps even if the affected model dies. Those are the last to be spent.
 */
export interface Holdings {
  readonly points: readonly [number, number];
  readonly lasting: readonly [number, number];
  readonly safe: number;
  readonly safeLasting: number;
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
    advice(roller, affected, { roll, target, wounds, stake, worth, lethal = 0 }, thrown, holdings) {
      const [points, others] = holdings.points;
      const mine = foreseen(points, holdings.lasting[ROLLER]);
      const theirs = foreseen(others, holdings.lasting[AFFECTED]);
      // Quarters are near enough for a chance.
      const quarters = holdings.safe < others ? Math.round(4 * lethal) : 0;
      const safe = quarters > 0 ? foreseen(others, holdings.safe) : 0;
      const safeLasting = quarters > 0 ? foreseen(others, holdings.safeLasting) : 0;
      const kept = (left: readonly [number, number], payoff: number) => {
        const theirsLeft = worthOfPoints(left[AFFECTED], theirs);
        const own = worthOfPoints(left[ROLLER], mine) - theirsLeft;
        if (quarters === 0 || payoff < 1) return own;
        const spared = worthOfPoints(Math.min(left[AFFECTED], safe), safeLasting);
        return own + (quarters / 4) * (theirsLeft - spared);
      };
      if (worth) {
        const own = rules(roller, affected, roll, thrown);
        const payoff = remembered(worth);
        const range = rangeOf(own, thrown, payoff);
        return adviceOf(solveExchange(own, { thrown, payoff, range, stake, kept }), stake);
      }
      const { solvers, rules: own } = pairs[roller][affected];
      const step = stepOf(stake);
      const roles = ((mine * 8 + theirs) * 8 + safe) * 8 + safeLasting;
      const key = ((((target + 32) * 32 + wounds) * STAKES.length + step) * 5 + quarters) * 4096 + roles;
      let found = solvers.get(key);
      if (!found) {
        const payoff = (total: number) => shareOf(tests[roller].judge(target, total), wounds);
        found = adviceOf(
          solveExchange(own, { thrown, payoff, range: [0, 1], stake: STAKES[step], kept }),
          STAKES[step],
        );
        solvers.set(key, found);
      }
      return found;
    },
  };
}

function adviceOf(solver: ExchangeSolver, stake: number): ExchangeAdvice {
  return { stake, value: (state, option) => solver.value(ahead(state), option) };
}

/** The least and the most that any total pays which dice and points can bring about. */
function rangeOf(
  { steps, settle }: ExchangeRules,
  { dice, sides }: Throw,
  payoff: (total: number) => number,
): readonly [number, number] {
  const room = POINTS_AHEAD * (steps[ROLLER] + steps[AFFECTED]);
  let [least, most] = [Infinity, -Infinity];
  for (let total = dice - room; total <= dice * sides + room; total++) {
    const paid = payoff(settle(total));
    least = Math.min(least, paid);
    most = Math.max(most, paid);
  }
  return [least, most];
}

/** Asks about each total once. */
function remembered(worth: (total: number) => number): (total: number) => number {
  const known = new Map<number, number>();
  return (total) => {
    let found = known.get(total);
    if (found === undefined) {
      found = worth(total);
      known.set(total, found);
    }
    return found;
  };
}

/** What points that are left are worth, if those that return are spent before those that last. */
export function worthOfPoints(left: number, lasting: number): number {
  const last = Math.min(left, lasting);
  return POINT_WORTH.lasting * last + POINT_WORTH.returning * (left - last);
}

/** Share of the wounds left that a test removes: success takes 1 + margin of them (DP-WND-03). */
export function shareOf({ success, margin }: Outcome, wounds: number): number {
  return success ? Math.min(1 + Math.max(0, margin), wounds) / wounds : 0;
}

function geometric(first: number, last: number, factor: number): number[] {
  const all = [first];
  while (all[all.length - 1] < last) all.push(all[all.length - 1] * factor);
  return all;
}

/** The number of the stake nearest to one. */
function stepOf(stake: number): number {
  const above = STAKES.findIndex((one) => one >= stake);
  if (above < 0) return STAKES.length - 1;
  return above > 0 && stake - STAKES[above - 1] < STAKES[above] - stake ? above - 1 : above;
}

/** How many of the last of some points are among those that policies look ahead, which are the first to be spent. */
function foreseen(points: number, last: number): number {
  return Math.max(0, last - Math.max(0, points - POINTS_AHEAD));
}

/** The position as policies see it: no more than a few points on either side. */
function ahead(state: ExchangeState): ExchangeState {
  const [roller, affected] = state.points;
  if (roller <= POINTS_AHEAD && affected <= POINTS_AHEAD) return state;
  return { ...state, points: [Math.min(roller, POINTS_AHEAD), Math.min(affected, POINTS_AHEAD)] };
}
