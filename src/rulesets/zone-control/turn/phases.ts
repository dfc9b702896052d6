import { type Model, NO_UNIT, NOBODY } from '../../../kernel/entities.ts';
import { HARM, type Seat } from '../../../rules/decision.ts';
import { whom } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { ACTION, COMMAND, RESOLUTION } from '../battlefield/state.ts';
import { acted, choose, count, isLast, isLeft, isOnTable, isUp, type Match } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { mayCome } from '../moves/arrival.ts';
import { promiseAt, promisesNow } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';
import { activate } from './activation.ts';
import { commandPhase } from './command.ts';
import { endRound, resolutionPhase } from './resolution.ts';

/** Plays on to the next boundary: a command phase, one model's turn, or a resolution phase (ZC-RND-02). */
export function advanceMatch(m: Match): void {
  const { state } = m;
  if (state.phase === COMMAND) {
    commandPhase(m);
    state.phase = ACTION;
    state.active = state.first;
    acted(m, CLAUSE.rounds.phases);
  } else if (state.phase === ACTION) {
    const next = m.matchup.settings[0].rounds.phases.on ? nextInTurns(m) : nextByUnits(m);
    if (next === NOBODY) endActions(m);
    else activate(m, next);
  } else {
    const isCounted = resolutionPhase(m);
    state.phase = COMMAND;
    endRound(m, isCounted);
  }
}

/** The next model where each side has one turn; NOBODY when both have had it. */
function nextInTurns(m: Match): Model {
  const waiting = waitingOf(m, m.state.active);
  if (waiting.length > 0) return chooseNext(m, waiting);
  if (m.state.active !== m.state.first) return NOBODY;
  m.state.active = otherSeat(m.state.first);
  return nextInTurns(m);
}

/** The next model where sides take turns unit by unit; a side with no units left is passed over. */
function nextByUnits(m: Match): Model {
  const { state, matchup } = m;
  const inHand = waitingOf(m, state.active).filter((model) => matchup.models[model].unit === state.unit);
  if (inHand.length > 0) return chooseNext(m, inHand);
  const other = otherSeat(state.active);
  const isFinished = state.unit !== NO_UNIT || waitingOf(m, state.active).length === 0;
  if (isFinished && waitingOf(m, other).length > 0) state.active = other;
  const waiting = waitingOf(m, state.active);
  if (waiting.length === 0) return NOBODY;
  const next = chooseNext(m, waiting);
  state.unit = matchup.models[next].unit;
  return next;
}

/** Models of a side that have not acted this round and can. */
function waitingOf(m: Match, seat: Seat): Model[] {
  return m.matchup.force[seat].filter((model) => {
    if (m.state.done[model] > 0) return false;
    return isUp(m, model) || isLast(m, model) || mayCome(m, model);
  });
}

/** Models act in any order: whoever has the best attack goes first (ZC-D-03). */
function chooseNext(m: Match, waiting: readonly Model[]): Model {
  if (waiting.length < 2) return waiting[0];
  const { active } = m.state;
  const promise = promisesNow(m, active);
  const weigh = (weighings: Float64Array) => {
    for (let i = 0; i < waiting.length; i++) {
      if (isOnTable(m, waiting[i])) weighings[WIDTH * i + HARM] = promise(waiting[i]);
    }
  };
  const label = whom('activate', m, waiting);
  const quarry = (option: number) => promiseAt(m, waiting[option], quarryOf(m, waiting[option]));
  return waiting[choose(m, active, 'ZC-D-03', waiting[0], waiting.length, weigh, { label, quarry })];
}

/** The action phase is over, and with it the turns of the sides that have anybody left. */
function endActions(m: Match): void {
  m.state.phase = RESOLUTION;
  m.state.unit = NO_UNIT;
  for (const seat of [0, 1] as const) {
    if (!m.matchup.force[seat].some((model) => isLeft(m, model))) continue;
    count(m, seat, 'turns');
    if (m.state.stirred[seat] === 0) count(m, seat, 'dead-turns');
  }
}
