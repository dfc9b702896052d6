import { DANGER, HARM, RESERVE, TEMPO } from '../../rules/decision.ts';
import type { ActionKind } from './action.ts';
import { takeAction } from './actions.ts';
import { bestShot } from './best-shot.ts';
import { answerMoves } from './combat-ready.ts';
import { forcedMove, isSheltered, runForCover } from './forced.ts';
import { acted, count, decide, isAlive, isOnTable, type Match, settingsOf, tell } from './match.ts';
import { liftSuppression } from './morale.ts';
import { makeMove } from './moves.ts';
import { passiveChecks } from './perception.ts';
import { commandRange, pay, pointsIn, purses } from './purse.ts';
import { CLAUSE } from './rules/index.ts';
import { POINT_WORTH } from './stakes.ts';
import { CALM, NOWHERE, ON_OVERWATCH } from './state.ts';
import { keepCoherency } from './stealth.ts';
import { actHidden, beginHidden, moveBases, revealToAct } from './stealth-moves.ts';
import { planPath } from './steps.ts';
import { allowanceOf } from './ways-out.ts';

/** What one activation remembers between its steps; nothing of it outlives the activation. */
interface Activation {
  readonly unit: number;
  readonly members: readonly number[];
  /** Suppressed when the activation began: this is the activation that pays for it. */
  readonly wasSuppressed: ReadonlySet<number>;
  /** Covered by a Tactical Manoeuvre. */
  readonly shielded: Set<number>;
  /** Points each member passed in the Move step, for Combat Ready. */
  readonly trails: Map<number, readonly number[]>;
  /** In stealth, or back in it this activation: its only action is another movement (DP-STL-04, DP-STL-12). */
  readonly veiled: Set<number>;
  firstAction: ActionKind | null;
}

/** Activates a unit through its five steps (DP-ACT-02). */
export function activateUnit(m: Match, unit: number): void {
  const { members, seat, title } = m.book.units[unit];
  const living = members.filter((model) => isAlive(m, model));
  m.state.activated[unit] = 1;
  m.state.acting = unit;
  for (const model of living) m.state.moved[model] = m.state.acted[model] = 0;
  count(m, seat, 'activations');
  acted(m, CLAUSE.turn.steps);
  tell(
    m,
    'activation',
    () => `${'AB'[seat]} activates the ${title}.`,
    () => ({ unit }),
  );
  const a: Activation = {
    unit,
    members: living,
    wasSuppressed: new Set(living.filter((model) => m.state.suppressed[model] !== CALM)),
    shielded: new Set(),
    trails: new Map(),
    veiled: new Set(),
    firstAction: null,
  };
  for (const model of living) if (beginHidden(m, model)) a.veiled.add(model);
  passiveChecks(m, unit);
  orderManoeuvre(m, a);
  const { lockstep, together } = m.book.settings[seat].turn;
  if (lockstep.on && together.on) stepByStep(m, a);
  else modelByModel(m, a);
  finish(m, a);
}

/** All members move, then enemies that are Combat Ready answer, then all act (DP-ACT-04). */
function stepByStep(m: Match, a: Activation): void {
  acted(m, CLAUSE.turn.lockstep);
  const perModel = (model: number) =>
    answerMoves(m, new Map([[model, a.trails.get(model) ?? []]]), 'after-model');
  for (let left = a.members; left.length > 0 && !m.state.over; ) {
    const model = nextToMove(m, a, left);
    left = left.filter((other) => other !== model);
    moveStep(m, a, model);
    perModel(model);
  }
  answerMoves(m, a.trails, 'after-squad');
  for (let left = a.members; left.length > 0 && !m.state.over; ) {
    const model = nextToAct(m, left);
    left = left.filter((other) => other !== model);
    actionStep(m, a, model);
  }
}

function modelByModel(m: Match, a: Activation): void {
  for (const model of a.members) {
    if (m.state.over) return;
    moveStep(m, a, model);
    answerMoves(m, new Map([[model, a.trails.get(model) ?? []]]), 'after-squad');
    if (!m.state.over) actionStep(m, a, model);
  }
}

/** One point shields the unit's members in command range from Overwatch while they move (DP-TM-01/02, DP-D-12). */
function orderManoeuvre(m: Match, a: Activation): void {
  const { seat, squad } = m.book.units[a.unit];
  const { manoeuvre, commandPoints } = m.book.settings[seat];
  const head = squad && m.state.leader[a.unit] !== NOWHERE ? m.state.leader[a.unit] : a.members[0];
  if (!manoeuvre.on || !manoeuvre.cost.on || !commandPoints.manoeuvres.on || !isOnTable(m, head)) return;
  const purse = purses(m, head, m.state.point[head], 'manoeuvre');
  if (pointsIn(m, purse) < manoeuvre.cost.points) return;
  count(m, seat, 'legal:manoeuvre');
  const watchers = m.book.force[seat === 0 ? 1 : 0].filter(
    (enemy) => m.state.reaction[enemy] === ON_OVERWATCH,
  );
  if (watchers.length === 0) return;
  const near = m.book.force[seat === 0 ? 1 : 0].length;
  const picked = decide(m, seat, 'DP-D-12', head, 2, (option, into) => {
    into[DANGER] = option === 0 ? (0.5 * watchers.length * a.members.length) / Math.max(1, near) : 0;
    into[RESERVE] = option === 0 ? 0 : -POINT_WORTH * manoeuvre.cost.points;
  });
  if (picked === 0) return;
  pay(m, seat, purse, manoeuvre.cost.points, 'manoeuvre');
  count(m, seat, 'chosen:manoeuvre');
  acted(m, CLAUSE.manoeuvre.cost);
  tell(m, 'manoeuvre', () => `${'AB'[seat]} orders a Tactical Manoeuvre.`);
  const range = commandRange(m, head);
  for (const model of a.members) {
    const inReach =
      isOnTable(m, model) && m.theatre.distance(m.state.point[head], m.state.point[model]) <= range;
    if (model === head || inReach || !manoeuvre.reach.on) a.shielded.add(model);
  }
}

/** Whoever is nearest to the enemy goes first and makes room (DP-D-13). */
function nextToMove(m: Match, a: Activation, left: readonly number[]): number {
  const { seat } = m.book.units[a.unit];
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
  const { seat, unit } = m.book.models[left[0]];
  if (!m.book.settings[seat].turn.actionOrder.on || left.length < 2 || m.book.units[unit].members.length < 2)
    return left[0];
  const harm = left.map((model) => bestShot(m, model, m.state.moved[model] > 0));
  return left[
    decide(m, seat, 'DP-D-19', left[0], left.length, (i, into) => {
      into[HARM] = harm[i];
    })
  ];
}

function moveStep(m: Match, a: Activation, model: number): void {
  if (!isAlive(m, model)) return;
  if (m.state.hidden[model]) {
    moveBases(m, model, 'move');
    return;
  }
  if (!isOnTable(m, model)) return;
  const shielded = a.shielded.has(model);
  if (m.state.suppressed[model] !== CALM) {
    forcedMove(m, model, shielded);
    return;
  }
  const allowance = allowanceOf(m, model, 1);
  const plan = (left: number) =>
    m.state.suppressed[model] !== CALM &&
    settingsOf(m, model).leadership.suppressed.ownActivation === 'at-once'
      ? []
      : planPath(m, model, left, 'DP-D-14', !a.veiled.has(model));
  a.trails.set(model, makeMove(m, { model, kind: 'move', allowance, shielded, plan }));
}

function actionStep(m: Match, a: Activation, model: number): void {
  if (!isAlive(m, model) || m.state.acted[model]) return;
  if (m.state.hidden[model] && !revealToAct(m, model, a.veiled.has(model))) return actHidden(m, model);
  if (!isOnTable(m, model)) return;
  const shielded = a.shielded.has(model) && settingsOf(m, model).manoeuvre.shield.scope === 'activation';
  const times = settingsOf(m, model).actions.one.count;
  for (let i = 0; i < times && isOnTable(m, model) && !m.state.over; i++) {
    if (m.state.suppressed[model] !== CALM && mustRun(m, model)) {
      m.state.acted[model] = 1;
      runForCover(m, model, shielded);
      continue;
    }
    const kind = takeAction(m, model, (one) => mayTake(m, a, model, one), shielded);
    if (kind !== 'none') a.firstAction ??= kind;
  }
}

/** A suppressed model still in the open spends its Action too (DP-LDR-06). */
function mustRun(m: Match, model: number): boolean {
  const { forced } = settingsOf(m, model).leadership;
  return forced.on && forced.action > 0 && !isSheltered(m, model);
}

/** What suppression, re-entered stealth and the squad's first action leave of the menu. */
function mayTake(m: Match, a: Activation, model: number, kind: ActionKind): boolean {
  const own = settingsOf(m, model);
  if (a.veiled.has(model) && own.stealth.reentryAction.on) return kind === 'second-move';
  if (!own.actions.different.on && a.firstAction !== null && kind !== a.firstAction) return false;
  if (m.state.suppressed[model] === CALM) return true;
  const { forfeit, forced } = own.leadership;
  const special = kind === 'overwatch' || kind === 'combat-ready' || kind === 'suppressing-fire';
  if (forced.specials === 'may-not' && special) return false;
  if (forfeit.action === 'free') return true;
  if (forfeit.action === 'shoot-only') return kind === 'ranged-attack';
  return kind !== 'second-move' && kind !== 'charge';
}

/** Suppression that was paid for is lifted (DP-LDR-10); stealth bases must be in coherency (DP-STL-07). */
function finish(m: Match, a: Activation): void {
  for (const model of a.members) {
    if (!isAlive(m, model)) continue;
    liftSuppression(m, model, a.wasSuppressed.has(model));
    keepCoherency(m, model);
  }
  m.state.acting = NOWHERE;
}
