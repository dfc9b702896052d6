import { type Model, NONE, NOWHERE } from '../../../kernel/entities.ts';
import { HARM, TEMPO } from '../../../rules/decision.ts';
import { whom } from '../../../rules/play/labels.ts';
import { orderManoeuvre } from '../actions/orders.ts';
import { keepCoherency } from '../attack/coherency.ts';
import { liftSuppression, rally } from '../attack/morale.ts';
import { passiveChecks } from '../attack/perception.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { CALM } from '../battlefield/state.ts';
import { beginHidden } from '../hidden/stealth-moves.ts';
import { openActivation } from '../match/activation.ts';
import { noteAdvance, takeGaps } from '../match/dead-turns.ts';
import { acted, count, decide, hasActions, isAlive, type Match, settingsOf, tell } from '../match/match.ts';
import { answerMove, answerMoves } from '../moves/combat-ready.ts';
import { bestShot } from '../places/best-shot.ts';
import { CLAUSE } from '../rules/index.ts';
import { actionStep } from './action-step.ts';
import { moveStep } from './move-step.ts';

/** Activates a unit, or one of its members without DP-ACT-03, through its five steps (DP-ACT-02). */
export function activate(m: Match, group: number): void {
  const { members, seat, unit } = m.matchup.groups[group];
  const living = livingOf(m, members);
  m.state.activated[group] = 1;
  m.state.acting = group;
  for (const model of living) begin(m, model);
  count(m, seat, 'activations');
  acted(m, CLAUSE.turn.steps);
  if (m.matchup.units[unit].squad && m.matchup.settings[seat].turn.together.on)
    acted(m, CLAUSE.turn.together);
  tell(m, 'activation', () => [`Activation of ${m.matchup.units[unit].name}.`, { unit }]);
  const a = openActivation(m, unit, living);
  takeGaps(m, living, a.gaps);
  for (const model of living) if (beginHidden(m, model)) a.veiled[model] = 1;
  passiveChecks(m, group);
  orderManoeuvre(m, a);
  if (m.matchup.settings[seat].turn.lockstep.on) stepByStep(m, a);
  else modelByModel(m, a);
  finish(m, a);
  noteAdvance(m, living, a.gaps);
}

/** Those of some models that live: all of them without a copy. */
function livingOf(m: Match, models: readonly Model[]): readonly Model[] {
  for (const model of models) if (!isAlive(m, model)) return models.filter((one) => isAlive(m, one));
  return models;
}

/** Clears what the last activation left behind; without DP-LDR-10 a suppressed model tries to rally. */
function begin(m: Match, model: Model): void {
  const { actions, leadership, moveOrShoot } = settingsOf(m, model);
  const anyShift = moveOrShoot.still.moved === 'any-shift';
  m.state.moved[model] = anyShift ? m.state.shifted[model] : 0;
  m.state.shifted[model] = 0;
  // Whoever helped another unit to lay Suppressing Fire this turn has spent its activation on that.
  m.state.acted[model] = m.state.lent[model] > 0 ? actions.one.count : 0;
  m.state.lent[model] = 0;
  if (m.state.suppressed[model] !== CALM && !leadership.duration.on) rally(m, model);
}

/** All members move, then enemies that are Combat Ready answer, then all act (DP-ACT-04). */
function stepByStep(m: Match, a: Activation): void {
  if (a.members.length > 1) acted(m, CLAUSE.turn.lockstep);
  allLeft(a);
  while (isAnyLeft(m, a)) {
    const model = nextToMove(m, a);
    moveStep(m, a, model);
    answerMove(m, model, a.trails.of[model], 'model-moved');
  }
  answerMoves(m, a.trails, 'all-moved');
  allLeft(a);
  while (isAnyLeft(m, a, mayAct)) actionStep(m, a, nextToAct(m, a));
  answerMoves(m, a.trails, 'acted');
}

function modelByModel(m: Match, a: Activation): void {
  allLeft(a);
  while (isAnyLeft(m, a)) {
    const model = nextToMove(m, a);
    moveStep(m, a, model);
    const trail = a.trails.of[model];
    answerMove(m, model, trail, 'model-moved');
    answerMove(m, model, trail, 'all-moved');
    if (!m.state.over) actionStep(m, a, model);
    answerMove(m, model, trail, 'acted');
  }
}

function allLeft({ left, members }: Activation): void {
  left.length = 0;
  for (const model of members) left.push(model);
}

/** Whether anybody is left whose turn may come; the fallen drop out, and of those to act whoever has acted with another. */
function isAnyLeft(
  m: Match,
  { left }: Activation,
  may: (m: Match, model: Model) => boolean = isAlive,
): boolean {
  let able = 0;
  for (const model of left) if (may(m, model)) left[able++] = model;
  left.length = able;
  return able > 0 && !m.state.over;
}

function mayAct(m: Match, model: Model): boolean {
  return isAlive(m, model) && hasActions(m, model);
}

/** Takes one of those left. */
function take(left: Model[], place: number): number {
  const model = left[place];
  for (let i = place + 1; i < left.length; i++) left[i - 1] = left[i];
  left.length--;
  return model;
}

/** Whoever is nearest to the enemy goes first and makes room (DP-D-13). */
function nextToMove(m: Match, { left }: Activation): Model {
  const { seat } = m.matchup.models[left[0]];
  const { y } = m.battlefield.ground;
  const weigh = (i: number, into: Float64Array) => {
    const at = m.state.point[left[i]];
    if (at !== NOWHERE) into[TEMPO] = (seat === 0 ? y[at] : -y[at]) / 2540;
  };
  const label = whom('move', m, left);
  return take(left, decide(m, seat, 'DP-D-13', left[0], left.length, weigh, { label }));
}

/** Whoever promises most strikes first (DP-ACT-05, DP-D-19). */
function nextToAct(m: Match, { left }: Activation): Model {
  const { seat } = m.matchup.models[left[0]];
  if (!m.matchup.settings[seat].turn.actionOrder.on || left.length < 2) return take(left, 0);
  acted(m, CLAUSE.turn.actionOrder);
  const weigh = (i: number, into: Float64Array) => {
    into[HARM] = bestShot(m, left[i], m.state.moved[left[i]] > 0);
  };
  const label = whom('act with', m, left);
  return take(left, decide(m, seat, 'DP-D-19', left[0], left.length, weigh, { label }));
}

/** Suppression that was paid for is lifted (DP-LDR-10); stealth bases must be in coherency (DP-STL-07). */
function finish(m: Match, a: Activation): void {
  for (const model of a.members) {
    if (!isAlive(m, model)) continue;
    liftSuppression(m, model, a.suppressed[model] > 0);
    keepCoherency(m, model);
  }
  m.state.acting = NONE;
}
