import { HARM, RESERVE, type Seat } from '../../rules/decision.ts';
import {
  AFFECTED,
  applyOption,
  type ExchangeOption,
  type ExchangeState,
  exchangeOptions,
  openExchange,
  PASS,
  REROLL,
  ROLLER,
} from './exchange.ts';
import { count, decide, type Match, seatOf, tell } from './match.ts';
import { pay, pointsIn, purses } from './purse.ts';
import { type DecisionPoint, ROLL, type RollName } from './rolls.ts';
import { CLAUSE } from './rules/index.ts';
import { POINT_WORTH } from './stakes.ts';
import type { Outcome, Throw } from './test-roll.ts';

/** A test about to be rolled: a stat less its modifiers must not be exceeded (DP-ROLL-01). */
export interface Contest {
  readonly roll: RollName;
  readonly roller: number;
  readonly rollerAt: number;
  /** The model the roll would affect and whose side may answer, or -1 (DP-Q-35). */
  readonly affected: number;
  readonly affectedAt: number;
  readonly target: number;
  /** Wounds left for a Strength test, 1 otherwise. */
  readonly wounds: number;
  /** Worth that success moves. */
  readonly stake: number;
}

/** Rolls a test and lets both sides spend Command Points on it, whoever is affected deciding first (DP-CP-11). */
export function rollTest(m: Match, asked: Contest): Outcome {
  const test = m.book.tests[seatOf(m, asked.roller)];
  const contest = { ...asked, target: test.facing(asked.target) };
  const roll = () => test.facing(rollDice(m, contest, test.thrown));
  const total = exchange(m, contest, test.thrown, roll(), roll);
  const outcome = test.judge(contest.target, total);
  tell(
    m,
    'test',
    () => {
      const { name } = m.book.models[contest.roller];
      return `${name} rolls ${test.facing(total)} for ${contest.roll}, needing ${asked.target}: ${outcome.success ? 'success' : 'failure'}.`;
    },
    () => ({ roll: contest.roll, roller: contest.roller, needed: asked.target, ...outcome }),
  );
  return outcome;
}

function rollDice(m: Match, { roll, roller }: Contest, { dice, sides }: Throw): number {
  count(m, seatOf(m, roller), 'rolls');
  m.state.acts[CLAUSE.rolls.test]++;
  return m.dice.roll(ROLL[roll], m.book.models[roller].roller, dice, sides);
}

/** The windows of one roll, where low is good for whoever made it; returns the total that stands. */
export function exchange(
  m: Match,
  contest: Contest,
  thrown: Throw,
  rolled: number,
  reroll: () => number,
): number {
  const seat = seatOf(m, contest.roller);
  const other = contest.affected >= 0 ? seatOf(m, contest.affected) : seat;
  const mine = purses(m, contest.roller, contest.rollerAt, 'reroll');
  const theirs =
    contest.affected >= 0 && other !== seat ? purses(m, contest.affected, contest.affectedAt, 'force') : [];
  if (mine.length === 0 && theirs.length === 0) return rolled;
  const rules = m.book.exchanges.rules(seat, other);
  const state = openExchange(rules, rolled, [pointsIn(m, mine), pointsIn(m, theirs)]);
  if (idle(state)) return rolled;
  count(m, seat, 'points:exchange-legal');
  let used = false;
  for (;;) {
    const side = state.turn;
    const option = choose(m, contest, thrown, state, side === ROLLER ? seat : other);
    if (option === PASS && state.passed) break;
    if (option !== PASS) {
      used = true;
      const use =
        side === ROLLER ? (option === REROLL ? 'reroll' : 'shift') : option === REROLL ? 'force' : 'counter';
      pay(m, side === ROLLER ? seat : other, side === ROLLER ? mine : theirs, 1, use);
      m.state.acts[CLAUSE.commandPoints[USE_CLAUSE[use]]]++;
      tell(
        m,
        'points',
        () =>
          `${side === ROLLER ? 'The roller' : 'The other side'} spends a Command Point: ${USE_TEXT[use]}.`,
      );
    }
    applyOption(rules, state, option, option === REROLL ? reroll() : 0);
  }
  if (used) count(m, seat, 'points:exchange-used');
  return state.total;
}

const USE_CLAUSE = {
  reroll: 'reroll',
  shift: 'shift',
  force: 'forcedReroll',
  counter: 'counterShift',
} as const;
const USE_TEXT = {
  reroll: 'a reroll',
  shift: 'one better',
  force: 'a forced reroll',
  counter: 'one worse',
} as const;

/** Nobody has both points and a use for them. */
function idle({ points, rerolls, shifts }: ExchangeState): boolean {
  const can = (side: 0 | 1) => points[side] > 0 && rerolls[side] + shifts[side] > 0;
  return !can(ROLLER) && !can(AFFECTED);
}

function choose(m: Match, contest: Contest, thrown: Throw, state: ExchangeState, seat: Seat): ExchangeOption {
  const options = exchangeOptions(state);
  if (options.length === 1) return PASS;
  count(m, seat, 'windows');
  const { roller, affected, stake } = contest;
  const other = affected >= 0 ? seatOf(m, affected) : seatOf(m, roller);
  const solver = m.book.exchanges.solver(seatOf(m, roller), other, contest, thrown);
  const side = state.turn;
  const model = side === ROLLER ? roller : affected;
  // A template may catch a friend: whoever rolls then hopes to fail.
  const friend = affected >= 0 && other === seatOf(m, roller);
  const worth = side === ROLLER && !friend ? stake : -stake;
  const picked = decide(m, seat, decisionPoint(contest, side), model, options.length, (i, into) => {
    const { payoff, spent } = solver.value(state, options[i]);
    into[HARM] = worth * payoff;
    into[RESERVE] = -POINT_WORTH * spent[side];
  });
  return options[picked];
}

function decisionPoint({ roll }: Contest, side: number): DecisionPoint {
  if (roll === 'leadership') return 'DP-D-39';
  if (roll === 'perception') return 'DP-D-41';
  if (roll === 'scatter-direction' || roll === 'scatter-distance') return 'DP-D-38';
  return side === ROLLER ? 'DP-D-37' : 'DP-D-36';
}
