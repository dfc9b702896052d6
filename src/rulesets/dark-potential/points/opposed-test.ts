import { type Model, NOBODY, NONE } from '../../../kernel/entities.ts';
import { HARM, RESERVE, type Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { acted, count, decide, type Match, seatOf, settingsOf, tell } from '../match/match.ts';
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
import type { Outcome, TestRoll, Throw } from '../rolls/test-roll.ts';
import { CLAUSE } from '../rules/index.ts';
import { affectedBy, poolsOfAll } from './answers.ts';
import { optionText, tellFirstRoll, tellSpent } from './exchange-words.ts';
import { noteOpening, noteThrow } from './fortune.ts';
import { holdingsOf } from './holdings.ts';
import { pay, pointsIn, pools } from './point-pool.ts';
import { type RolledDice, rollDice } from './rolled-dice.ts';
import { ownersLeft, payFromOne } from './shift-limit.ts';

/** Rolls a test and lets both sides spend Command Points on it, whoever is affected deciding first (DP-CP-11). */
export function rollTest(m: Match, asked: OpposedTest): Outcome {
  const test = m.matchup.tests[seatOf(m, asked.roller)];
  const opposed = { ...asked, target: test.facing(asked.target) };
  acted(m, CLAUSE.rolls.test);
  const rolled = rollDice(m, opposed, test.thrown, test.facing);
  const settled = exchange(m, opposed, test.thrown, rolled);
  const outcome = test.judge(opposed.target, settled.total);
  tell(
    m,
    'test',
    () => testText(m, asked, test, settled, outcome),
    () => ({ roll: opposed.roll, roller: opposed.roller, needed: asked.target, ...outcome }),
  );
  return outcome;
}

/** Says of a target that no roll reaches that it is one; Command Points may bend a total past the dice (DP-Q-03). */
function testText(
  m: Match,
  { roll, roller, target }: OpposedTest,
  { chance, facing }: TestRoll,
  { total, spent }: Settled,
  { success }: Outcome,
): string {
  const { name } = m.matchup.models[roller];
  const far = facing(0) < facing(1) ? 'low' : 'high';
  const isBeyond = chance(target) === 0;
  if (isBeyond && !spent)
    return `${name} cannot succeed in a roll for ${roll}: none is as ${far} as ${target}.`;
  const end = success ? 'success' : isBeyond ? `failure, since no roll is so ${far}` : 'failure';
  return `${name} ${spent ? 'ends on' : 'rolls'} ${facing(total)} for ${roll}, needing ${target}: ${end}.`;
}

/** Who takes part in the exchange on a roll, with pools to pay from. */
interface Parties {
  readonly seats: readonly [Seat, Seat];
  /** Whoever decides for each side. */
  readonly models: readonly [Model, Model];
  readonly pools: readonly [readonly number[], readonly number[]];
}

function partiesOf(m: Match, opposed: OpposedTest): Parties {
  const { roller, rollerAt, affected: victim, affectedAt } = opposed;
  const seat = seatOf(m, roller);
  const own = victim !== NOBODY && seatOf(m, victim) === seat;
  // Whoever rolls against a model of his own hopes to fail, and spends for the model that would suffer.
  if (own) {
    const both = pools(m, victim, affectedAt, 'reroll');
    return { seats: [seat, seat], models: [roller, victim], pools: [[], both] };
  }
  const affected = mayBend(m, otherSeat(seat), opposed) ? affectedBy(m, opposed) : [];
  const mine = mayBend(m, seat, opposed) ? pools(m, roller, rollerAt, 'reroll') : [];
  const other = affected.length > 0 ? seatOf(m, affected[0].model) : seat;
  const answerer = affected.length > 0 ? affected[0].model : NOBODY;
  return { seats: [seat, other], models: [roller, answerer], pools: [mine, poolsOfAll(m, affected)] };
}

/** Whether a side may spend points on such a roll at all (DP-CP-13). */
function mayBend(m: Match, seat: Seat, { roll }: OpposedTest): boolean {
  return !isDeviation(roll) || m.matchup.settings[seat].commandPoints.anyRoll.on;
}

const SPENT = ['command-points'];
const UNSPENT: readonly string[] = [];

/** The total of a roll that stands, and whether Command Points were spent on it. */
interface Settled {
  readonly total: number;
  readonly spent: boolean;
}

/** Made here alone: V8 throws code away, again and again, that fills a literal beside a constant as `exchange` did. */
function settled(total: number, spent: boolean): Settled {
  return { total, spent };
}

/** The windows of one roll, where low is good for whoever made it. */
export function exchange(m: Match, opposed: OpposedTest, thrown: Throw, rolled: RolledDice): Settled {
  const parties = partiesOf(m, opposed);
  const [mine, theirs] = parties.pools;
  const unspent = settled(rolled.total, false);
  if (mine.length === 0 && theirs.length === 0) {
    noteThrow(m, opposed, thrown, rolled);
    return unspent;
  }
  const rules = m.matchup.exchanges.rules(...parties.seats, opposed.roll, thrown);
  const state = openExchange(rules, rolled.total, [pointsIn(m, mine), pointsIn(m, theirs)]);
  const perOwner = settingsOf(m, opposed.roller).commandPoints.limit.use === 'own-shift-per-owner';
  const shifted: number[] = [];
  const limitOwners = () => {
    if (perOwner) state.means = rules.means.withShifts(state.means, ownersLeft(m, opposed, mine, shifted));
  };
  limitOwners();
  if (idle(rules, state)) {
    noteThrow(m, opposed, thrown, rolled);
    return unspent;
  }
  orderOfDeciding(m, state, parties);
  count(m, parties.seats[ROLLER], 'legal:exchange');
  const advice = m.matchup.exchanges.advice(
    ...parties.seats,
    opposed,
    thrown,
    holdingsOf(m, opposed.affected, parties.pools),
  );
  noteOpening(m, opposed, thrown, rolled, advice, state);
  let used = false;
  for (;;) {
    const side = state.turn;
    const option = choose(m, opposed, rules, state, parties, advice, rolled);
    if (option === PASS && state.passed) break;
    const before = state.total;
    let payer = NONE;
    if (option !== PASS) {
      if (!used) tellFirstRoll(m, opposed, rolled);
      used = true;
      payer =
        perOwner && side === ROLLER && option !== REROLL
          ? payFromOne(m, opposed, mine, shifted)
          : pay(m, parties.models[side], parties.pools[side], 1, useOf(side, option));
      countUse(m, opposed, side, option, parties);
    }
    applyOption(rules, state, option, option === REROLL ? rolled.reroll(side) : 0);
    if (option === REROLL && rolled.isFresh) noteOpening(m, opposed, thrown, rolled, advice, state);
    if (option !== PASS) tellSpent(m, opposed, useOf(side, option), payer, rolled, [before, state.total]);
    limitOwners();
  }
  if (used) count(m, parties.seats[ROLLER], 'chosen:exchange');
  return settled(state.total, used);
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

function useOf(side: 0 | 1, option: ExchangeOption): 'reroll' | 'shift' | 'force' | 'counter' {
  if (option === REROLL) return side === ROLLER ? 'reroll' : 'force';
  return side === ROLLER ? 'shift' : 'counter';
}

const USE_CLAUSE = {
  reroll: 'reroll',
  shift: 'shift',
  force: 'forcedReroll',
  counter: 'counterShift',
} as const;

function countUse(
  m: Match,
  { roll }: OpposedTest,
  side: 0 | 1,
  option: ExchangeOption,
  { seats }: Parties,
): void {
  const use = useOf(side, option);
  m.state.lastSpender = seats[side];
  acted(m, CLAUSE.commandPoints[USE_CLAUSE[use]]);
  if (use === 'shift') acted(m, CLAUSE.commandPoints.limit);
  if (decisionPoint(roll, side) === 'DP-D-38') acted(m, CLAUSE.commandPoints.anyRoll);
}

/** Nobody has both points and a use for them. */
function idle({ means }: ExchangeRules, { means: left }: ExchangeState): boolean {
  return means.uses(left, ROLLER) === 0 && means.uses(left, AFFECTED) === 0;
}

function choose(
  m: Match,
  { roll }: OpposedTest,
  rules: ExchangeRules,
  state: ExchangeState,
  { seats, models }: Parties,
  advice: ExchangeAdvice,
  { facing }: RolledDice,
): ExchangeOption {
  const options = exchangeOptions(rules, state);
  if (options.length === 1) return PASS;
  const side = state.turn;
  count(m, seats[side], 'windows');
  const point = decisionPoint(roll, side);
  const sign = side === ROLLER ? 1 : -1;
  const weigh = (i: number, into: Float64Array) => {
    const value = advice.after(state, options[i]);
    into[HARM] = sign * advice.stake * advice.payoff(value);
    into[RESERVE] = sign * advice.kept(value);
  };
  const label = (i: number) => optionText(rules, state, options[i], facing);
  const uses = (i: number) => (options[i] === PASS ? UNSPENT : SPENT);
  const picked = decide(m, seats[side], point, models[side], options.length, weigh, { label, uses });
  return options[picked];
}

function decisionPoint(roll: OpposedTest['roll'], side: number): DecisionPoint {
  if (roll === 'leadership') return 'DP-D-39';
  if (roll === 'perception') return 'DP-D-41';
  if (roll === 'scatter-direction' || roll === 'scatter-distance') return 'DP-D-38';
  return side === ROLLER ? 'DP-D-37' : 'DP-D-36';
}
