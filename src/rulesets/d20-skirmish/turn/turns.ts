import type { Seat, Unit } from '../../../kernel/entities.ts';
import { beginRound } from '../../../kernel/luck.ts';
import { HARM, RESERVE } from '../../../rules/decision.ts';
import { noteChanges } from '../../../rules/play/active-rules.ts';
import { BRING_OR_HOLD, weighHoldingBack } from '../../../rules/play/holding-back.ts';
import { rollOff } from '../../../rules/play/roll-off.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isDue, isInTheAir } from '../match/airborne.ts';
import {
  acted,
  count,
  decide,
  livingOf,
  type Match,
  membersLeft,
  rollFor,
  tell,
  turnsLeft,
} from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { leadOf, takenOf } from '../match/score.ts';
import { mendSystems } from '../match/systems.ts';
import { ROLL } from '../matchup/rolls.ts';
import { promise, threatTo } from '../places/promise.ts';
import { CLAUSE } from '../rules/index.ts';
import { activateSquad } from './activation.ts';

/** Plays on to the next boundary: after the activation of a squad. */
export function advanceMatch(m: Match): void {
  const { state } = m;
  if (!state.begun) startTurn(m);
  const waiting = waitingOf(m, state.active);
  if (waiting.length > 0) takeTurn(m, state.active, waiting);
  const other = otherSeat(state.active);
  if (waitingOf(m, other).length > 0) state.active = other;
  if (state.over || (waitingOf(m, 0).length === 0 && waitingOf(m, 1).length === 0)) endTurn(m);
}

/** Squads of a side that wait for their activation. */
function waitingOf(m: Match, seat: Seat): Unit[] {
  return m.matchup.squadsOf[seat].filter(
    (squad) => m.state.activated[squad] === 0 && membersLeft(m, squad).length > 0 && isDue(m, squad),
  );
}

/** Of what threatens a squad so much speaks for activating it. */
const THREATENED = 0.5;

/** One activation (DX-TURN-ASM, DX-D-01). */
function takeTurn(m: Match, seat: Seat, waiting: readonly Unit[]): void {
  if (mayHoldBack(m, waiting) && holdBack(m, seat, waiting)) return;
  acted(m, CLAUSE.sequence.turns);
  const key = m.matchup.squads[waiting[0]].members[0];
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = promise(m, waiting[option]);
    into[RESERVE] = THREATENED * threatTo(m, waiting[option]);
  };
  const quarry = (option: number) => promise(m, waiting[option], [quarryOf(m, key)]);
  const label = (option: number) => `activate ${m.matchup.squads[waiting[option]].name}`;
  const picked = decide(m, seat, 'DX-D-01', key, waiting.length, weigh, { label, quarry });
  activateSquad(m, waiting[picked]);
}

/** Whether all that a side has still to activate is in the air and may stay there: not in the last turn (DX-PARA-ASM). */
function mayHoldBack(m: Match, waiting: readonly Unit[]): boolean {
  return turnsLeft(m) > 1 && waiting.every((squad) => isInTheAir(m, squad));
}

/** Whether para troops are left in the air for this turn (DX-D-13). */
function holdBack(m: Match, seat: Seat, waiting: readonly Unit[]): boolean {
  const members = waiting.flatMap((squad) => membersLeft(m, squad));
  const worth = members.reduce((sum, model) => sum + m.matchup.worth[model], 0);
  const weigh = (option: number, into: Float64Array) => weighHoldingBack(option, worth, turnsLeft(m), into);
  if (decide(m, seat, 'DX-D-13', members[0], 2, weigh, { label: BRING_OR_HOLD }) === 0) return false;
  for (const squad of waiting) {
    m.state.activated[squad] = 1;
    tell(m, 'held-back', () => [`${m.matchup.squads[squad].name} is held back.`, { squad }]);
  }
  return true;
}

function startTurn(m: Match): void {
  const { state } = m;
  state.round++;
  beginRound(state.luck, state.round);
  state.begun = true;
  for (const column of [state.activated, state.rallies, state.ordered, state.scrambled]) column.fill(0);
  state.active = rollInitiative(m);
  if (state.round === 1) count(m, state.active, 'first');
  count(m, state.active, 'turns:first');
  tell(m, 'turn', () => [
    `Turn ${state.round}: ${'AB'[state.active]} goes first.`,
    { turn: state.round, first: state.active },
  ]);
}

/** The highest LD of each side and a d20, ties again (DX-INI). */
function rollInitiative(m: Match): Seat {
  if (!m.matchup.settings[0].sequence.initiative.on) return 0;
  acted(m, CLAUSE.sequence.initiative);
  return rollForSide(
    m,
    ROLL.initiative,
    ([0, 1] as const).map((seat) => highestLeadership(m, seat)),
  );
}

/** The highest LD of a side, its first model that has it; users' rules that change it are counted. */
function highestLeadership(m: Match, seat: Seat): number {
  const { active, leadership, models } = m.matchup;
  const best = livingOf(m, seat).reduce((most, one) => (leadership[one] > leadership[most] ? one : most));
  noteChanges(m, active[seat], 'leadership', [models[best]]);
  return leadership[best];
}

/** Rolls a d20 for each side, ties again; the higher wins. */
export function rollForSide(m: Match, name: number, bonus: readonly number[]): Seat {
  return rollOff((seat) => rollFor(m, name, m.matchup.force[seat][0]) + bonus[seat]);
}

/** The end of a turn, and of the game after the last one (DX-END-ASM). */
function endTurn(m: Match): void {
  const { state } = m;
  state.begun = false;
  state.leads.push(leadOf(m));
  mendSystems(m);
  if (m.matchup.settings[0].criticals.fumble.lasts === 'turn') clearFumbles(m, 0);
  if (m.matchup.settings[1].criticals.fumble.lasts === 'turn') clearFumbles(m, 1);
  if (state.over) return;
  const { end } = m.matchup.settings[0].sequence;
  if (state.round < end.turns) return;
  state.over = true;
  state.stopped = !end.on;
  if (!end.on) return;
  acted(m, CLAUSE.sequence.end);
  tellOfPoints(m);
}

function tellOfPoints(m: Match): void {
  tell(m, 'points', () => {
    const [a, b] = takenOf(m);
    const what = m.matchup.settings[0].sequence.end.counts === 'broken' ? 'removed or broke' : 'removed';
    return [`A ${what} ${a} points of enemies, B ${b}.`, { points: [a, b] }];
  });
}

function clearFumbles(m: Match, seat: Seat): void {
  for (const model of m.matchup.force[seat]) m.state.fumbled[model] = 0;
}
