import type { Model } from '../../../kernel/entities.ts';
import { type Decision, HARM, PROMISE, type Seat, TACTICS } from '../../../rules/decision.ts';
import { countersBy } from '../../../rules/tallies.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { clearMenu, isSpecial, kindOf, type Menu } from '../battlefield/menu.ts';
import { isPaying, mayOnlyMove } from '../match/activation.ts';
import { noteAction } from '../match/dead-turns.ts';
import { acted, count, decideLoosely, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { quarryOf } from '../match/quarry.ts';
import { loseReaction } from '../match/reactions.ts';
import { ACTION_KINDS, type ActionKind } from '../matchup/action.ts';
import { barrageOnAction } from '../moves/barrage.ts';
import { suppressionAllows } from '../places/forced.ts';
import { waitingWorth } from '../places/waiting-worth.ts';
import { payFor } from '../points/payment.ts';
import { CLAUSE } from '../rules/index.ts';
import { actionText } from './action-words.ts';
import { listBlows, strike, weighBlow } from './blows.ts';
import { chargeAt, listCharges, weighCharge } from './charges.ts';
import { listLooks, look, weighLook } from './looks.ts';
import { listSecondMove, moveAgain, weighSecondMove } from './second-move.ts';
import { fire, listShots, weighShot } from './shooting.ts';
import { listSuppression, settleSuppression, suppress, weighSuppression } from './suppressing.ts';
import { boundOverwatch, getReady, listCombatReady, listOverwatch, watch, weighWaiting } from './waiting.ts';

/** What there is to do about the actions of a kind. */
interface Doing {
  /** Headings of which they make use; nobody need take any of them. */
  readonly uses: readonly string[];
  /** Adds to the menu what a model may do, worth considering or not (DP-ACTN-02). */
  list(m: Match, menu: Menu, model: Model): void;
  /** Writes the weighing of a row. */
  weigh(m: Match, menu: Menu, model: Model, row: number, into: Float64Array, a: Activation): void;
  /** Writes a weighing that is no worse, see `Decision.atMost`: of those that take long to weigh. */
  bound?(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void;
  /** Carries it out; events may refuse it before it takes effect, and it is spent all the same. */
  carryOut(m: Match, menu: Menu, model: Model, row: number, a: Activation): void;
}

/** By kind of action, in the order of the menu. */
export const DOING: Readonly<Record<ActionKind, Doing>> = {
  none: {
    uses: [],
    list: () => {},
    // Whoever does nothing keeps what it still waits for from an earlier turn.
    weigh(m, _menu, model, _row, into) {
      into[PROMISE] = waitingWorth(m, model);
    },
    carryOut: () => {},
  },
  'ranged-attack': { uses: [], list: listShots, weigh: weighShot, carryOut: fire },
  'close-combat': { uses: [], list: listBlows, weigh: weighBlow, carryOut: strike },
  charge: { uses: ['charge'], list: listCharges, weigh: weighCharge, carryOut: chargeAt },
  'suppressing-fire': {
    uses: ['suppressing-fire'],
    list: listSuppression,
    weigh: weighSuppression,
    carryOut: suppress,
  },
  overwatch: {
    uses: ['overwatch'],
    list: listOverwatch,
    weigh: weighWaiting,
    bound: boundOverwatch,
    carryOut: watch,
  },
  'combat-ready': {
    uses: ['combat-ready'],
    list: listCombatReady,
    weigh: weighWaiting,
    carryOut: getReady,
  },
  perception: { uses: ['perception'], list: listLooks, weigh: weighLook, carryOut: look },
  'second-move': {
    uses: ['second-move'],
    list: listSecondMove,
    weigh: weighSecondMove,
    carryOut: moveAgain,
  },
};

const LISTED = (Object.keys(DOING) as ActionKind[]).filter((kind) => kind !== 'none');

/** Chooses and carries out one action of a model; returns its kind (DP-D-20 to DP-D-29). */
export function takeAction(m: Match, a: Activation, model: Model): ActionKind {
  const seat = seatOf(m, model);
  const { menu } = m.battlefield;
  clearMenu(menu);
  for (const kind of LISTED) if (mayTake(m, a, model, kind)) DOING[kind].list(m, menu, model);
  countLegal(m, seat, menu);
  const doing = (row: number) => DOING[kindOf(menu, row)];
  const weigh = (row: number, into: Float64Array) => doing(row).weigh(m, menu, model, row, into, a);
  const atMost = (row: number, into: Float64Array) => {
    const { bound } = doing(row);
    bound?.(m, menu, model, row, into);
    return bound !== undefined;
  };
  const label = (row: number) => actionText(m, model, row);
  const uses = (row: number) => doing(row).uses;
  // He is not spared by whom a template catches beside him.
  const quarry = (row: number) =>
    menu.target[row] === quarryOf(m, model) ? Math.max(0, harmOf(weigh, row)) : 0;
  const told = { atMost, label, uses, quarry };
  const settle = (row: number) => settleSuppression(m, menu, model, row);
  const row = decideLoosely(m, seat, 'DP-D-20', model, () => menu.rows, weigh, told, settle);
  const kind = kindOf(menu, row);
  count(m, seat, TAKEN[kind]);
  m.state.acted[model]++;
  noteAction(m, kind);
  acted(m, CLAUSE.actions.one);
  if (kind === 'none') return kind;
  acted(m, CLAUSE.actions.menu);
  if (m.state.fresh[model] === 0) loseReaction(m, model, 'moved');
  // Paid as it is declared, before any enemy answers it (DP-CP-04, DP-Q-108).
  if (isSpecial(kind)) payFor(m, model, kind);
  barrageOnAction(m, model, 'before');
  if (isOnTable(m, model) && !m.state.over) DOING[kind].carryOut(m, menu, model, row, a);
  barrageOnAction(m, model, 'after');
  return kind;
}

function harmOf(weigh: Decision['weigh'], row: number): number {
  const weighing = new Float64Array(TACTICS.length);
  weigh(row, weighing);
  return weighing[HARM];
}

const TAKEN = countersBy('action', ACTION_KINDS);
const LEGAL = countersBy('legal', ACTION_KINDS);

/** Counts each kind of action that there is once; rows of a kind follow each other, and the first is of none. */
function countLegal(m: Match, seat: Seat, menu: Menu): void {
  for (let row = 1; row < menu.rows; row++)
    if (menu.kind[row] !== menu.kind[row - 1])
      count(m, seat, LEGAL[kindOf(menu, row) as Exclude<ActionKind, 'none'>]);
}

/** What suppression, stealth (DP-PER-04, DP-STL-12) and the squad's first action leave of the menu. */
function mayTake(m: Match, a: Activation, model: Model, kind: ActionKind): boolean {
  const { actions, perception } = settingsOf(m, model);
  if (kind !== 'second-move' && mayOnlyMove(m, a, model)) return false;
  if (kind === 'perception' && a.unseen[model] > 0 && perception.hidden.on) return false;
  if (!actions.different.on && a.firstAction !== null && kind !== a.firstAction) return false;
  return !isPaying(m, a, model) || suppressionAllows(m, model, kind);
}
