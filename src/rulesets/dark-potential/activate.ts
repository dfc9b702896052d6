import { HARM, TEMPO } from '../../rules/decision.ts';
import { actionStep } from './action-step.ts';
import { type Activation, openActivation } from './activation.ts';
import { bestShot } from './best-shot.ts';
import { answerMoves } from './combat-ready.ts';
import { gapsOf, noteAdvance } from './dead-turns.ts';
import { acted, count, decide, isAlive, type Match, settingsOf, tell } from './match.ts';
import { liftSuppression, rally } from './morale.ts';
import { moveStep } from './move-step.ts';
import { orderManoeuvre } from './orders.ts';
import { passiveChecks } from './perception.ts';
import { CLAUSE } from './rules/index.ts';
import { CALM, NOWHERE, SUPPRESSING } from './state.ts';
import { keepCoherency } from './stealth.ts';
import { beginHidden } from './stealth-moves.ts';

/** Activates a unit, or one of its members without DP-ACT-03, through its five steps (DP-ACT-02). */
export function activate(m: Match, group: number): void {
  const { members, seat, unit } = m.book.groups[group];
  const living = members.filter((model) => isAlive(m, model));
  const gaps = gapsOf(m, living);
  m.state.activated[group] = 1;
  m.state.acting = group;
  for (const model of living) begin(m, model);
  count(m, seat, 'activations');
  acted(m, CLAUSE.turn.steps);
  if (m.book.units[unit].squad && m.book.settings[seat].turn.together.on) acted(m, CLAUSE.turn.together);
  tell(
    m,
    'activation',
    () => `Activation of ${m.book.units[unit].name}.`,
    () => ({ unit }),
  );
  const a = openActivation(m, unit, living);
  for (const model of living) if (beginHidden(m, model)) a.veiled.add(model);
  passiveChecks(m, group);
  orderManoeuvre(m, a);
  if (m.book.settings[seat].turn.lockstep.on) stepByStep(m, a);
  else modelByModel(m, a);
  finish(m, a);
  noteAdvance(m, living, gaps);
}

/** Clears what the last activation left behind; without DP-LDR-10 a suppressed model tries to rally. */
function begin(m: Match, model: number): void {
  const { leadership, moveOrShoot } = settingsOf(m, model);
  const anyShift = moveOrShoot.still.moved === 'any-shift';
  m.state.moved[model] = anyShift ? m.state.shifted[model] : 0;
  m.state.shifted[model] = 0;
  // Whoever helped another unit to lay Suppressing Fire this turn has spent its activation on that.
  m.state.acted[model] = m.state.reaction[model] === SUPPRESSING && m.state.waited[model] === 0 ? 1 : 0;
  if (m.state.suppressed[model] !== CALM && !leadership.duration.on) rally(m, model);
}

/** All members move, then enemies that are Combat Ready answer, then all act (DP-ACT-04). */
function stepByStep(m: Match, a: Activation): void {
  if (a.members.length > 1) acted(m, CLAUSE.turn.lockstep);
  inTurn(m, a.members, nextToMove, (model) => {
    moveStep(m, a, model);
    answerMoves(m, trailOf(a, model), 'model-moved');
  });
  answerMoves(m, a.trails, 'all-moved');
  inTurn(m, a.members, nextToAct, (model) => actionStep(m, a, model));
  answerMoves(m, a.trails, 'acted');
}

function modelByModel(m: Match, a: Activation): void {
  inTurn(m, a.members, nextToMove, (model) => {
    moveStep(m, a, model);
    answerMoves(m, trailOf(a, model), 'model-moved');
    answerMoves(m, trailOf(a, model), 'all-moved');
    if (!m.state.over) actionStep(m, a, model);
    answerMoves(m, trailOf(a, model), 'acted');
  });
}

function trailOf(a: Activation, model: number): ReadonlyMap<number, readonly number[]> {
  const trail = a.trails.get(model);
  return new Map(trail ? [[model, trail]] : []);
}

/** Puts members in turn, one at a time, until the match is over. */
function inTurn(
  m: Match,
  members: readonly number[],
  next: (m: Match, left: readonly number[]) => number,
  act: (model: number) => void,
): void {
  for (let left = members; left.length > 0 && !m.state.over; ) {
    const model = next(m, left);
    left = left.filter((other) => other !== model);
    act(model);
  }
}

/** Whoever is nearest to the enemy goes first and makes room (DP-D-13). */
function nextToMove(m: Match, left: readonly number[]): number {
  const { seat } = m.book.models[left[0]];
  const forward = (model: number) => {
    const at = m.state.point[model];
    if (at === NOWHERE) return 0;
    const y = m.theatre.ground.y[at] / 2540;
    return seat === 0 ? y : -y;
  };
  return left[
    decide(m, seat, 'DP-D-13', left[0], left.length, (i, into) => {
      into[TEMPO] = forward(left[i]);
    })
  ];
}

/** Whoever promises most strikes first (DP-ACT-05, DP-D-19). */
function nextToAct(m: Match, left: readonly number[]): number {
  const { seat } = m.book.models[left[0]];
  if (!m.book.settings[seat].turn.actionOrder.on || left.length < 2) return left[0];
  acted(m, CLAUSE.turn.actionOrder);
  const harm = left.map((model) => bestShot(m, model, m.state.moved[model] > 0));
  return left[
    decide(m, seat, 'DP-D-19', left[0], left.length, (i, into) => {
      into[HARM] = harm[i];
    })
  ];
}

/** Suppression that was paid for is lifted (DP-LDR-10); stealth bases must be in coherency (DP-STL-07). */
function finish(m: Match, a: Activation): void {
  for (const model of a.members) {
    if (!isAlive(m, model)) continue;
    liftSuppression(m, model, a.suppressed.has(model));
    keepCoherency(m, model);
  }
  m.state.acting = NOWHERE;
}
