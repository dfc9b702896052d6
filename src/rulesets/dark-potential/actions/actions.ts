import type { Model } from '../../../kernel/entities.ts';
import { type Decision, HARM, PROMISE, type Seat, TACTICS } from '../../../rules/decision.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { clearMenu, kindOf, type Menu } from '../battlefield/menu.ts';
import { noteAction } from '../match/dead-turns.ts';
import { acted, count, decideLoosely, isOnTable, type Match, seatOf } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { loseReaction } from '../match/reactions.ts';
import { ACTION_KINDS, type ActionKind } from '../matchup/action.ts';
import type { CounterName } from '../matchup/counters.ts';
import { barrageOnAction } from '../moves/barrage.ts';
import { waitingWorth } from '../places/waiting-worth.ts';
import { CLAUSE } from '../rules/index.ts';
import { actionText } from './action-words.ts';
import { listBlows, strike, weighBlow } from './blows.ts';
import { chargeAt, listCharges, weighCharge } from './charges.ts';
import { listLooks, look, weighLook } from './looks.ts';
import { mayTake } from './open-actions.ts';
import { listSecondMove, moveAgain, weighSecondMove } from './second-move.ts';
import { fire, listShots, weighShot } from './shooting.ts';
import { listSuppression, settleSuppression, suppress, weighSuppression } from './suppressing.ts';
import { boundOverwatch, getReady, listCombatReady, listOverwatch, watch, weighWaiting } from './waiting.ts';

/** Kinds of actions in the order of the menu. */
const LISTED: readonly ActionKind[] = [
  'ranged-attack',
  'close-combat',
  'charge',
  'suppressing-fire',
  'overwatch',
  'combat-ready',
  'perception',
  'second-move',
];

/** Chooses and carries out one action of a model; returns its kind (DP-D-20 to DP-D-29). */
export function takeAction(m: Match, a: Activation, model: Model): ActionKind {
  const seat = seatOf(m, model);
  const { menu } = m.battlefield;
  clearMenu(menu);
  for (const kind of LISTED) if (mayTake(m, a, model, kind)) listActions(m, menu, model, kind);
  countLegal(m, seat, menu);
  const weigh = (row: number, into: Float64Array) => weighAction(m, a, model, row, into);
  const atMost = (row: number, into: Float64Array) => boundAction(m, model, row, into);
  const label = (row: number) => actionText(m, model, row);
  const uses = (row: number) => USED[kindOf(menu, row)];
  const quarry = (row: number) => (menu.target[row] === quarryOf(m, model) ? harmOf(weigh, row) : 0);
  const told = { atMost, label, uses, quarry };
  const settle = (row: number) => settleSuppression(m, menu, model, row);
  const row = decideLoosely(m, seat, 'DP-D-20', model, () => menu.rows, weigh, told, settle);
  const kind = kindOf(menu, row);
  count(m, seat, TAKEN[kind]);
  m.state.acted[model] = 1;
  noteAction(m, kind);
  acted(m, CLAUSE.actions.one);
  if (kind === 'none') return kind;
  acted(m, CLAUSE.actions.menu);
  if (m.state.waited[model] > 0) loseReaction(m, model, 'moved');
  barrageOnAction(m, model, 'before');
  if (isOnTable(m, model) && !m.state.over) carryOut(m, a, model, row);
  barrageOnAction(m, model, 'after');
  return kind;
}

function harmOf(weigh: Decision['weigh'], row: number): number {
  const weighing = new Float64Array(TACTICS.length);
  weigh(row, weighing);
  return weighing[HARM];
}

/** Headings of which kinds of actions make use; nobody need take any of them. */
const USED: Readonly<Record<ActionKind, readonly string[]>> = {
  none: [],
  'second-move': ['second-move'],
  'ranged-attack': [],
  'close-combat': [],
  charge: ['charge'],
  overwatch: ['overwatch'],
  'combat-ready': ['combat-ready'],
  'suppressing-fire': ['suppressing-fire'],
  perception: ['perception'],
};

const TAKEN = countersOf('action');
const LEGAL = countersOf('legal');

function countersOf(what: 'action' | 'legal') {
  const named = ACTION_KINDS.map((kind) => [kind, `${what}:${kind}`]);
  return Object.fromEntries(named) as Record<ActionKind, CounterName>;
}

/** Counts each kind of action that there is once; rows of a kind follow each other. */
function countLegal(m: Match, seat: Seat, menu: Menu): void {
  for (let row = 1; row < menu.rows; row++)
    if (menu.kind[row] !== menu.kind[row - 1]) count(m, seat, LEGAL[kindOf(menu, row)]);
}

/** Adds to the menu what a model may do of a kind, worth considering or not (DP-ACTN-02). */
export function listActions(m: Match, menu: Menu, model: Model, kind: ActionKind): void {
  switch (kind) {
    case 'none':
      return;
    case 'ranged-attack':
      return listShots(m, menu, model);
    case 'close-combat':
      return listBlows(m, menu, model);
    case 'charge':
      return listCharges(m, menu, model);
    case 'suppressing-fire':
      return listSuppression(m, menu, model);
    case 'overwatch':
      return listOverwatch(m, menu, model);
    case 'combat-ready':
      return listCombatReady(m, menu, model);
    case 'perception':
      return listLooks(m, menu, model);
    case 'second-move':
      return listSecondMove(m, menu, model);
  }
}

/** Writes the weighing of an action; doing nothing keeps what the model still waits for from an earlier turn. */
export function weighAction(m: Match, a: Activation, model: Model, row: number, into: Float64Array): void {
  const { menu } = m.battlefield;
  switch (kindOf(menu, row)) {
    case 'none':
      into[PROMISE] = waitingWorth(m, model);
      return;
    case 'ranged-attack':
      return weighShot(m, menu, model, row, into);
    case 'close-combat':
      return weighBlow(m, menu, model, row, into);
    case 'charge':
      return weighCharge(menu, row, into);
    case 'suppressing-fire':
      return weighSuppression(m, menu, model, row, into);
    case 'overwatch':
    case 'combat-ready':
      return weighWaiting(m, menu, model, row, into);
    case 'perception':
      return weighLook(m, menu, model, row, into);
    case 'second-move':
      return weighSecondMove(m, a, model, into);
  }
}

/** Writes a weighing that is no worse than that of an action, see `Decision`: of those that take long to weigh. */
export function boundAction(m: Match, model: Model, row: number, into: Float64Array): boolean {
  const { menu } = m.battlefield;
  if (kindOf(menu, row) !== 'overwatch') return false;
  boundOverwatch(m, menu, model, row, into);
  return true;
}

/** Carries out an action; events may refuse it before it takes effect, and it is spent all the same. */
export function carryOut(m: Match, a: Activation, model: Model, row: number): void {
  const { menu } = m.battlefield;
  switch (kindOf(menu, row)) {
    case 'none':
      return;
    case 'ranged-attack':
      return fire(m, menu, model, row);
    case 'close-combat':
      return strike(m, menu, model, row);
    case 'charge':
      return chargeAt(m, a, model, row);
    case 'suppressing-fire':
      return suppress(m, menu, model, row);
    case 'overwatch':
      return watch(m, menu, model, row);
    case 'combat-ready':
      return getReady(m, menu, model, row);
    case 'perception':
      return look(m, menu, model, row);
    case 'second-move':
      return moveAgain(m, a, model);
  }
}
