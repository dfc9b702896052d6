import { HARM, RESERVE } from '../../../rules/decision.ts';
import { acted, count, decide, type Match, settingsOf } from '../match/match.ts';
import {
  AFFECTED,
  applyOption,
  type ExchangeOption,
  type ExchangeRules,
  type ExchangeState,
  exchangeOptions,
  openExchange,
  PASS,
  REROLL,
  ROLLER,
} from '../rolls/exchange.ts';
import { isDeviation } from '../rolls/exchange-rules.ts';
import type { OpposedTest } from '../rolls/roll-asked.ts';
import type { DecisionPoint } from '../rolls/rolls.ts';
import type { ExchangeAdvice } from '../rolls/stakes.ts';
import type { Throw } from '../rolls/test-roll.ts';
import { CLAUSE } from '../rules/index.ts';
import { optionText, tellFirstRoll, tellSpent } from './exchange-words.ts';
import { noteOpening, noteThrow } from './fortune.ts';
import { holdingsOf } from './holdings.ts';
import { type Parties, partiesOf, sideOfRoller } from './parties.ts';
import { pay, pointsIn } from './point-pool.ts';
import type { RolledDice } from './rolled-dice.ts';
import { ownersLeft, payFromOne } from './shift-limit.ts';

/** The total of a roll that stands, and whether Command Points were spent on it. */
export interface Settled {
  readonly total: number;
  readonly spent: boolean;
}

/** Made here alone: V8 throws code away, again and again, that fills a literal beside a constant as `playExchange` did. */
function settled(total: number, spent: boolean): Settled {
  return { total, spent };
}

/** An exchange in which somebody has both points and a use for them. */
interface Exchange {
  readonly opposed: OpposedTest;
  readonly thrown: Throw;
  readonly rolled: RolledDice;
  readonly parties: Parties;
  readonly rules: ExchangeRules;
  readonly state: ExchangeState;
  readonly advice: ExchangeAdvice;
  /** Pools that paid for shifts, by the reading that limits shifts by owner (DP-Q-27); null by the others. */
  readonly shifted: number[] | null;
}

/** The windows of one roll, where low is good for whoever made it. */
export function playExchange(m: Match, opposed: OpposedTest, thrown: Throw, rolled: RolledDice): Settled {
  const parties = partiesOf(m, opposed);
  const [mine, theirs] = parties.pools;
  if (mine.length > 0 || theirs.length > 0) {
    const rules = m.matchup.exchanges.rules(...parties.seats, opposed.roll, thrown);
    const state = openExchange(rules, rolled.total, [pointsIn(m, mine), pointsIn(m, theirs)]);
    const { use } = settingsOf(m, opposed.roller).commandPoints.limit;
    const shifted = use === 'own-shift-per-owner' ? [] : null;
    limitOwners(m, { opposed, parties, rules, state, shifted });
    if (!isIdle(rules, state)) {
      const holdings = holdingsOf(m, opposed.affected, parties.pools);
      const advice = m.matchup.exchanges.advice(...parties.seats, opposed, thrown, holdings);
      return playOn(m, { opposed, thrown, rolled, parties, rules, state, advice, shifted });
    }
  }
  noteThrow(m, opposed, thrown, rolled);
  return settled(rolled.total, false);
}

/** Nobody has both points and a use for them. */
function isIdle({ means }: ExchangeRules, { means: left }: ExchangeState): boolean {
  return means.uses(left, ROLLER) === 0 && means.uses(left, AFFECTED) === 0;
}

/** Plays an exchange until both sides pass in a row. */
function playOn(m: Match, exchange: Exchange): Settled {
  const { opposed, rolled, parties, state } = exchange;
  orderOfDeciding(m, state, parties);
  count(m, parties.seats[ROLLER], 'legal:exchange');
  noteOpening(m, opposed, exchange.thrown, rolled, exchange.advice, state);
  let used = false;
  for (;;) {
    const option = choose(m, exchange);
    if (option !== PASS) {
      if (!used) tellFirstRoll(m, opposed, rolled);
      used = true;
      spend(m, exchange, option);
    } else if (state.passed) break;
    else applyOption(exchange.rules, state, PASS, 0);
  }
  if (used) count(m, parties.seats[ROLLER], 'chosen:exchange');
  return settled(state.total, used);
}

/** Has the side whose turn it is pay for an option and carries it out. */
function spend(m: Match, exchange: Exchange, option: ExchangeOption): void {
  const { opposed, rolled, parties, rules, state, shifted } = exchange;
  const { turn: side, total: before } = state;
  const use = useOf(parties, option, side);
  const payer =
    shifted && use === 'shift'
      ? payFromOne(m, opposed, parties.pools[side], shifted)
      : pay(m, parties.models[side], parties.pools[side], 1, use);
  m.state.lastSpender = parties.seats[side];
  countUse(m, opposed, use);
  applyOption(rules, state, option, option === REROLL ? rolled.reroll(side) : 0);
  if (option === REROLL && !rolled.faces)
    noteOpening(m, opposed, exchange.thrown, rolled, exchange.advice, state);
  tellSpent(m, opposed, use, payer, rolled, [before, state.total]);
  limitOwners(m, exchange);
}

/** Leaves the roller as many shifts as owners of points may still pay for, by a reading of DP-Q-27. */
function limitOwners(m: Match, exchange: Omit<Exchange, 'thrown' | 'rolled' | 'advice'>): void {
  const { opposed, parties, rules, state, shifted } = exchange;
  if (!shifted) return;
  const side = sideOfRoller(parties);
  const left = ownersLeft(m, opposed, parties.pools[side], shifted);
  state.means = rules.means.withShifts(state.means, side, left);
}

/** Without DP-CP-12 whoever spent last decides last. */
function orderOfDeciding(m: Match, state: ExchangeState, { seats }: Parties): void {
  const { order, afresh } = m.matchup.settings[0].commandPoints;
  if (order.on) acted(m, CLAUSE.commandPoints.order);
  if (afresh.on) {
    acted(m, CLAUSE.commandPoints.afresh);
    return;
  }
  const { lastSpender } = m.state;
  if (lastSpender < 0 || seats[ROLLER] === seats[AFFECTED]) return;
  state.turn = lastSpender === seats[ROLLER] ? AFFECTED : ROLLER;
}

type Use = 'reroll' | 'shift' | 'force' | 'counter';

function useOf(parties: Parties, option: ExchangeOption, side: 0 | 1): Use {
  const isOwn = side === sideOfRoller(parties);
  if (option === REROLL) return isOwn ? 'reroll' : 'force';
  return isOwn ? 'shift' : 'counter';
}

const USE_CLAUSE = {
  reroll: 'reroll',
  shift: 'shift',
  force: 'forcedReroll',
  counter: 'counterShift',
} as const;

function countUse(m: Match, { roll }: OpposedTest, use: Use): void {
  acted(m, CLAUSE.commandPoints[USE_CLAUSE[use]]);
  if (use === 'shift') acted(m, CLAUSE.commandPoints.limit);
  if (isDeviation(roll)) acted(m, CLAUSE.commandPoints.anyRoll);
}

const SPENT = ['command-points'];
const UNSPENT: readonly string[] = [];

function choose(m: Match, { opposed, rolled, parties, rules, state, advice }: Exchange): ExchangeOption {
  const options = exchangeOptions(rules, state);
  if (options.length === 1) return PASS;
  const side = state.turn;
  const seat = parties.seats[side];
  count(m, seat, 'windows');
  const point = decisionPoint(opposed.roll, side === sideOfRoller(parties));
  const sign = side === ROLLER ? 1 : -1;
  const weigh = (i: number, into: Float64Array) => {
    const value = advice.after(state, options[i]);
    into[HARM] = sign * advice.stake * advice.payoff(value);
    into[RESERVE] = sign * advice.kept(value);
  };
  const label = (i: number) => optionText(rules, state, options[i], rolled.facing);
  const uses = (i: number) => (options[i] === PASS ? UNSPENT : SPENT);
  const picked = decide(m, seat, point, parties.models[side], options.length, weigh, { label, uses });
  return options[picked];
}

function decisionPoint(roll: OpposedTest['roll'], isOwn: boolean): DecisionPoint {
  if (roll === 'leadership') return 'DP-D-39';
  if (roll === 'perception') return 'DP-D-41';
  if (isDeviation(roll)) return 'DP-D-38';
  return isOwn ? 'DP-D-37' : 'DP-D-36';
}
