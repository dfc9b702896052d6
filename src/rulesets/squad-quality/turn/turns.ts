import { beginRound } from '../../../kernel/luck.ts';
import { HARM, RESERVE, type Seat } from '../../../rules/decision.ts';
import { BRING_OR_HOLD, weighHoldingBack } from '../../../rules/play/holding-back.ts';
import { whom } from '../../../rules/play/labels.ts';
import { WIDTH } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { collapse } from '../actions/demolition.ts';
import { quarryHarm } from '../attack/fire.ts';
import { partiesOf } from '../attack/party.ts';
import { OFF_TABLE } from '../battlefield/state.ts';
import { isInHiding } from '../match/hidden.ts';
import { rides } from '../match/hull.ts';
import {
  acted,
  choose,
  count,
  isJoined,
  isLeft,
  isOnTable,
  type Match,
  placeOf,
  settingsOf,
  tell,
  tellOf,
  turnsLeft,
} from '../match/match.ts';
import { leadOf } from '../match/score.ts';
import { screensOf } from '../match/smoke.ts';
import { revealAll } from '../moves/markers.ts';
import { prospectOf } from '../places/outlook.ts';
import { CLAUSE } from '../rules/index.ts';
import { NOWHERE, type Unit } from '../units/entities.ts';
import { isKeptBack, mayArrive, tellOfUndropped } from './arrival.ts';
import { endMatch } from './end-match.ts';
import { rollForFirst } from './initiative.ts';
import { activateWithPartner } from './pairs.ts';

/** Plays on to the next boundary: one activation, the first of a turn with its roll, the last with its end. */
export function advanceMatch(m: Match): void {
  const { state } = m;
  if (!state.begun) beginTurn(m);
  const seat = nextSeat(m);
  if (seat !== null) {
    const waiting = waitingOf(m, seat);
    if (mayHoldBack(m, waiting) && holdBack(m, waiting)) return endIfOver(m);
    activateWithPartner(m, chooseNext(m, waiting));
    revealAll(m);
    state.active = seat;
    acted(m, CLAUSE.turn.alternate);
    if (m.matchup.settings[0].turn.alternate.on) state.active = otherSeat(seat);
  }
  endIfOver(m);
}

function endIfOver(m: Match): void {
  if (nextSeat(m) === null || isDecided(m)) endTurn(m);
}

function beginTurn(m: Match): void {
  const { state } = m;
  state.round++;
  state.begun = true;
  beginRound(state.luck, state.round);
  state.first = rollForFirst(m);
  state.active = state.first;
  if (state.round === 1) count(m, state.first, 'first');
  for (const column of [
    state.done,
    state.stirred,
    state.opFired,
    state.invoked,
    state.called,
    state.led,
    state.treated,
    state.enchanted,
    state.calls,
  ])
    column.fill(0);
  state.lostBefore.set(state.lostNow);
  state.lostNow.fill(0);
  tell(m, 'round', () => [
    `Turn ${state.round}, ${'AB'[state.first]} goes first.`,
    { round: state.round, first: state.first },
  ]);
}

/** Units of a side that have not acted this turn and can. */
export function waitingOf(m: Match, seat: Seat): Unit[] {
  return m.matchup.force[seat].filter((unit) => waits(m, unit));
}

function waits(m: Match, unit: Unit): boolean {
  return m.state.done[unit] === 0 && acts(m, unit);
}

/** Whether a unit is activated by itself: teams and, as a rule, characters with it act with their unit (SQ-CHR-03). */
function acts(m: Match, unit: Unit): boolean {
  if (isOnTable(m, unit) || isInHiding(m, unit)) return true;
  const { kind } = m.matchup.models[unit].profile;
  if (rides(m, unit) || mayArrive(m, unit)) return true;
  const actsAlone = kind === 'psionic' || (kind === 'character' && settingsOf(m, unit).characters.acts.on);
  // Whoever hides with a squad has nothing to do until it appears.
  return isJoined(m, unit) && actsAlone && placeOf(m, unit) !== NOWHERE;
}

/** Whose activation is next; null when both sides are through. */
function nextSeat(m: Match): Seat | null {
  const { active } = m.state;
  const hasMore = (seat: Seat) => m.matchup.force[seat].some((unit) => waits(m, unit));
  if (hasMore(active)) return active;
  return hasMore(otherSeat(active)) ? otherSeat(active) : null;
}

/** Whether all that a side has still to activate is what it keeps back from choice. */
function mayHoldBack(m: Match, waiting: readonly Unit[]): boolean {
  return waiting.every((unit) => m.state.whereabouts[unit] === OFF_TABLE && isKeptBack(m, unit));
}

/**
 * Reserves and drop troops come when their side calls them, in this turn or later; whether they are left where they are
 * for now (SQ-RES-01, SQ-DROP-02, SQ-D-17).
 */
function holdBack(m: Match, waiting: readonly Unit[]): boolean {
  const { seat } = m.matchup.models[waiting[0]];
  const worth = waiting.reduce((sum, unit) => sum + m.matchup.worth[unit], 0);
  const weigh = (weighings: Float64Array) =>
    weighHoldingBack(1, worth, turnsLeft(m), weighings.subarray(WIDTH));
  if (choose(m, seat, 'SQ-D-17', waiting[0], 2, weigh, { label: BRING_OR_HOLD }) === 0) return false;
  for (const unit of waiting) {
    m.state.done[unit] = 1;
    tellOf(m, 'held-back', unit, 'is held back');
  }
  return true;
}

/** Of what threatens a unit so much speaks for activating it. */
const THREATENED = 0.3;

/** Units act in any order: those that can do most, or are in most danger, first (SQ-D-02). */
function chooseNext(m: Match, waiting: readonly Unit[]): Unit {
  const seat = m.matchup.models[waiting[0]].seat;
  const label = whom('activate', m, waiting);
  const quarry = (i: number) => (isOnTable(m, waiting[i]) ? quarryHarm(m, waiting[i]) : 0);
  const weigh = (weighings: Float64Array) => {
    const [parties, screens] = [partiesOf(m), screensOf(m)];
    waiting.forEach((unit, i) => {
      if (placeOf(m, unit) === NOWHERE) return;
      const { harm, danger } = prospectOf(m, unit, parties, screens);
      weighings[WIDTH * i + HARM] = harm;
      weighings[WIDTH * i + RESERVE] = THREATENED * danger;
    });
  };
  const picked = choose(m, seat, 'SQ-D-02', waiting[0], waiting.length, weigh, { label, quarry });
  return waiting[picked];
}

function isDecided(m: Match): boolean {
  return m.matchup.force.some((force) => !force.some((unit) => isLeft(m, unit)));
}

function endTurn(m: Match): void {
  const { state, matchup } = m;
  state.begun = false;
  for (const seat of [0, 1] as const) {
    if (!matchup.force[seat].some((unit) => isLeft(m, unit))) continue;
    count(m, seat, 'turns');
    if (state.stirred[seat] === 0) count(m, seat, 'dead-turns');
    for (const unit of matchup.force[seat]) tellOfUndropped(m, unit);
  }
  clearSmoke(m);
  collapse(m);
  state.leads.push(leadOf(m));
  if (state.round >= matchup.settings[0].scenario.length.turns || isDecided(m)) endMatch(m);
}

/** Smoke that no activation lifts is gone with the turn: that of squads that are lost, and by one reading all (SQ-SMK-04, SQ-AMB-24). */
export function clearSmoke(m: Match): void {
  for (let unit = 0; unit < m.matchup.models.length; unit++) {
    const { lasts } = settingsOf(m, unit).smoke;
    if (lasts.until === 'turn' || (lasts.on && !isLeft(m, unit))) m.state.smoking[unit] = 0;
  }
}
