/** When a hidden model shows itself, but for the start of its activation (DP-STL-09). */
import { type Model, NOWHERE } from '../../../kernel/entities.ts';
import { HARM } from '../../../rules/decision.ts';
import { called } from '../../../rules/play/labels.ts';
import { reveal, settledSlot } from '../attack/stealth.ts';
import { acted, decide, enemiesOf, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { blowHarm, takesActions } from '../match/strike.ts';
import { NO_SLOT, type Slot } from '../matchup/slot.ts';
import { blowAt, SHOWN_FOR, strikeFrom } from '../moves/blow-in-reach.ts';
import { GOOD_SHOT, shotFrom } from '../places/best-shot.ts';
import { CLAUSE } from '../rules/index.ts';

const SHOWING = { label: called('stay hidden', 'show itself') };

/** Puts to its side whether a hidden model shows itself, by what staying hidden and showing itself promise in harm. */
export function showsItself(
  m: Match,
  model: Model,
  point: 'DP-D-09' | 'DP-D-18',
  staying: number,
  showing: number,
): boolean {
  const weigh = (option: number, into: Float64Array) => {
    into[HARM] = option === 0 ? staying : showing;
  };
  return decide(m, seatOf(m, model), point, model, 2, weigh, SHOWING) === 1;
}

/** The base that is real, or the one to settle on when that is still open: where the best blow is in reach, or shot. */
export function bestSlot(m: Match, model: Model): Slot {
  const hasMoved = m.state.moved[model] > 0;
  return settledSlot(m, model, (slot) =>
    Math.max(strikeFrom(m, model, slot), shotOfBase(m, model, slot, hasMoved)),
  );
}

/** The most harm of one shot for which a hidden model has to show itself on a base; without DP-STL-04 it has to for none. */
export function shotOfBase(m: Match, model: Model, slot: Slot, hasMoved: boolean): number {
  const at = slot === NO_SLOT ? NOWHERE : m.state.base[slot];
  if (at === NOWHERE || !takesActions(m, model) || !settingsOf(m, model).stealth.moves.on) return 0;
  return shotFrom(m, model, at, hasMoved);
}

/** The best blow for which a hidden model has to show itself on a base; likewise. */
export function blowOfBase(m: Match, model: Model, slot: Slot): number {
  return settingsOf(m, model).stealth.moves.on ? blowAt(m, model, slot) : 0;
}

/** Before its action a hidden model may reveal and then act freely (DP-Q-112, DP-D-18); returns whether it did. */
export function revealToAct(m: Match, model: Model, hidThisActivation: boolean): boolean {
  const { moves, reentryAction } = settingsOf(m, model).stealth;
  if (hidThisActivation && reentryAction.reveal === 'may-not') {
    acted(m, CLAUSE.stealth.reentryAction);
    return false;
  }
  if (moves.reveal === 'at-start') return false;
  const slot = bestSlot(m, model);
  const [blow, shot] = [blowOfBase(m, model, slot), shotOfBase(m, model, slot, m.state.moved[model] > 0)];
  const [staying, showing] = blow >= shot ? [SHOWN_FOR, blow] : [GOOD_SHOT, shot];
  if (!showsItself(m, model, 'DP-D-18', staying, showing)) return false;
  reveal(m, model, slot);
  return isOnTable(m, model);
}

/** A hidden model may show itself at any time in the enemy's turn, by a reading of DP-Q-112: to hold whom it touches. */
export function revealInEnemyTurn(m: Match, model: Model): void {
  const { moves } = settingsOf(m, model).stealth;
  if (m.state.hidden[model] === 0 || moves.reveal !== 'enemy-turn-too') return;
  const slot = bestSlot(m, model);
  const at = m.state.base[slot];
  const seat = seatOf(m, model);
  const touched = enemiesOf(m, model).filter(
    (enemy) => isOnTable(m, enemy) && m.battlefield.touch(at, m.state.point[enemy], seat),
  );
  const harm = touched.reduce((most, enemy) => Math.max(most, blowHarm(m, model, enemy)), 0);
  if (showsItself(m, model, 'DP-D-09', SHOWN_FOR, harm)) reveal(m, model, slot);
}
