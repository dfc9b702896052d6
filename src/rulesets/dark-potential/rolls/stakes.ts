import { GenerationCache } from '../../../kernel/caches/generation-cache.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';
import { AFFECTED, type ExchangeRules, type ExchangeState, ROLLER } from './exchange.ts';
import { exchangeRules, isDeviation } from './exchange-rules.ts';
import { type ExchangeSolver, solveExchange } from './exchange-solver.ts';
import { type Holdings, KINDS_OF_KEPT, keptOf, POINTS_AHEAD } from './points-kept.ts';
import type { RollName } from './rolls.ts';
import type { TestRoll, Throw } from './test-roll.ts';
import { woundsRemoved } from './wounds-removed.ts';

/**
 * Stakes for which exchanges are solved, each 1.2 times the one before; a real stake counts as the nearest. No point
 * is worth less than the first, so that nobody spends any on less.
 */
const STAKES: readonly number[] = geometric(0.3, 8, 1.2);

/** What hangs on a roll. */
export interface Stake {
  readonly roll: RollName;
  /** The total it must not exceed, low being good for whoever rolls. */
  readonly target: number;
  /** Wounds left where each counts, 1 otherwise: by the margin of a Strength roll, or of an attack by a reading (V-05). */
  readonly wounds: number;
  /** Worth that success moves. */
  readonly stake: number;
  /** Chance that a success which moves all of it kills the affected model, whose own points are lost with it. */
  readonly lethal?: number;
  /** For rolls that are no tests: share of the stake that a total brings the roller. */
  worth?(total: number): number;
}

/** Advice to both sides of an exchange: what its options are worth. */
export interface ExchangeAdvice extends Omit<ExchangeSolver, 'open'> {
  /** Worth that hangs on the roll, to the precision the exchange is solved with. */
  readonly stake: number;
}

/** The exchange as each pair of seats plays it, solved as tests come up. */
export interface Exchanges {
  /** Rules of an exchange between the roller and whoever is affected, over a roll of some kind. */
  rules(roller: Seat, affected: Seat, roll: RollName, thrown: Throw): ExchangeRules;
  /** What to do about a roll between two seats that hold so many points. */
  advice(roller: Seat, affected: Seat, stake: Stake, thrown: Throw, holdings: Holdings): ExchangeAdvice;
}

/** Solved exchanges by their rules: what one matchup has solved, others with the same rules need not. */
export type SolvedExchanges = Map<string, Solved>;

interface Solved {
  readonly rules: ExchangeRules;
  /** By target, as numbered here, then by wounds, step of the stake and what points that are left are worth. */
  readonly advice: GenerationCache<ExchangeAdvice>;
  readonly targets: Map<number, number>;
}

/** Exchanges that are kept: a match asks about some hundred, of which all but a few have been asked about lately. */
const ROOM = 6000;

/** More wounds than any model has. */
const MOST_WOUNDS = 128;

const SEATS = [0, 1] as const;

/** The rules of exchanges on some deviation. */
interface RulesOfDeviation {
  readonly roll: RollName;
  readonly dice: number;
  readonly sides: number;
  readonly rules: ExchangeRules;
}

export function exchangesOf(
  settings: readonly [Settings, Settings],
  tests: readonly [TestRoll, TestRoll],
  solved: SolvedExchanges,
): Exchanges {
  const pairs = SEATS.map((roller) =>
    SEATS.map((other) => {
      const [own, theirs] = [settings[roller], settings[other]];
      const isOwn = roller === other;
      const { several } = own.wounding;
      const key = JSON.stringify([isOwn, own.commandPoints, theirs.commandPoints, own.rolls, several]);
      const found = solved.get(key) ?? {
        rules: exchangeRules(own, theirs, 'hit', tests[roller].thrown, isOwn),
        advice: new GenerationCache<ExchangeAdvice>(ROOM),
        targets: new Map<number, number>(),
      };
      solved.set(key, found);
      return { ...found, ofDeviation: [] as RulesOfDeviation[] };
    }),
  );

  function rules(roller: Seat, affected: Seat, roll: RollName, { dice, sides }: Throw): ExchangeRules {
    const { rules, ofDeviation } = pairs[roller][affected];
    if (!isDeviation(roll)) return rules;
    for (const known of ofDeviation)
      if (known.roll === roll && known.dice === dice && known.sides === sides) return known.rules;
    const isOwn = roller === affected;
    const found = exchangeRules(settings[roller], settings[affected], roll, { dice, sides }, isOwn);
    ofDeviation.push({ roll, dice, sides, rules: found });
    return found;
  }

  return {
    rules,
    advice(roller, affected, { roll, target, wounds, stake, worth, lethal = 0 }, thrown, holdings) {
      const { kept, key } = keptOf(holdings, lethal);
      if (worth) {
        const own = rules(roller, affected, roll, thrown);
        const payoff = remembered(worth);
        const range = rangeOf(own, thrown, payoff);
        return adviceOf(own, solveExchange(own, { thrown, payoff, range, stake, kept }), stake);
      }
      const { rules: own, advice, targets } = pairs[roller][affected];
      const step = stepOf(stake);
      const place =
        ((numberOf(target, targets) * MOST_WOUNDS + wounds) * STAKES.length + step) * KINDS_OF_KEPT + key;
      const known = advice.get(place);
      if (known) return known;
      const payoff = payoffOf(tests[roller], settings[roller], target, wounds);
      const stakes = { thrown, payoff, range: [0, 1] as const, stake: STAKES[step], kept };
      const made = adviceOf(own, solveExchange(own, stakes), STAKES[step]);
      advice.set(place, made);
      return made;
    },
  };
}

/** The number of a target, which need not be whole, in the order in which they come up. */
function numberOf(target: number, known: Map<number, number>): number {
  const found = known.get(target) ?? known.size;
  if (found === known.size) known.set(target, found);
  return found;
}

/** Policies see no more than a few points on either side. */
function adviceOf({ means }: ExchangeRules, solver: ExchangeSolver, stake: number): ExchangeAdvice {
  const { payoff, kept } = solver;
  const seen = (state: ExchangeState): ExchangeState => {
    const inSight = means.within(state.means, POINTS_AHEAD);
    return inSight === state.means ? state : { ...state, means: inSight };
  };
  return {
    stake,
    payoff,
    kept,
    at: (state) => solver.at(seen(state)),
    after: (state, option) => solver.after(seen(state), option),
  };
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

/** Share of what hangs on a test that a total brings whoever rolls: of the wounds left where each counts (DP-WND-03). */
export function payoffOf(
  test: TestRoll,
  own: Settings,
  target: number,
  wounds: number,
): (total: number) => number {
  return (total) => {
    const { success, margin } = test.judge(target, total);
    return success ? woundsRemoved(own, wounds, margin, margin) / wounds : 0;
  };
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
