import type { Model } from '../../../kernel/entities.ts';
import { LONGEST_MOVE } from '../../../kernel/ways.ts';
import { HARM } from '../../../rules/decision.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { addRow, kindOf, type Menu } from '../battlefield/menu.ts';
import { spareOf } from '../match/activation.ts';
import { allowanceOf } from '../match/blockers.ts';
import { acted, type Match, settingsOf } from '../match/match.ts';
import { answerMove } from '../moves/combat-ready.ts';
import { isHeldOff } from '../moves/held-off.ts';
import { type Made, makeMove } from '../moves/moves.ts';
import { secondMoveGain } from '../moves/prospects.ts';
import { planPath } from '../moves/steps.ts';
import { bestShot, GOOD_SHOT } from '../places/best-shot.ts';
import { CLAUSE } from '../rules/index.ts';

/** Lists moving again: one action, whose way is then chosen like that of the first move (DP-ACTN-04). */
export function listSecondMove(m: Match, menu: Menu, model: Model): void {
  if (settingsOf(m, model).secondMove.move.on) addRow(menu, 'second-move');
}

export function weighSecondMove(
  m: Match,
  menu: Menu,
  model: Model,
  _row: number,
  into: Float64Array,
  a: Activation,
): void {
  // Whoever showed itself for a blow has nothing from moving on: that it could have done unseen.
  if (a.shown[model] > 0 && hasBlow(menu)) return;
  if (bestShot(m, model, m.state.moved[model] > 0) >= GOOD_SHOT) into[HARM] = -GOOD_SHOT;
  else into.set(secondMoveGain(m, model, secondAllowance(m, a, model)));
}

function hasBlow(menu: Menu): boolean {
  for (let row = 0; row < menu.rows; row++) {
    const kind = kindOf(menu, row);
    if (kind === 'close-combat' || kind === 'charge') return true;
  }
  return false;
}

function secondAllowance(m: Match, a: Activation, model: Model): number {
  const { fraction } = settingsOf(m, model).secondMove.move;
  return Math.min(LONGEST_MOVE, allowanceOf(m, model, fraction) + spareOf(m, a, model));
}

export function moveAgain(m: Match, _menu: Menu, model: Model, _row: number, a: Activation): void {
  acted(m, CLAUSE.secondMove.move);
  acted(m, CLAUSE.climbing.separate);
  const shielded = isShieldedToAct(m, a, model);
  const made = makeMove(m, {
    model,
    kind: 'second-move',
    allowance: secondAllowance(m, a, model),
    shielded,
    plan: (left, again) => planPath(m, model, left, { kind: 'second-move', again, acts: false, shielded }),
  });
  noteSecondMove(m, a, model, made);
}

/** A movement in the Action step is over: what is left of it counts, and Combat Ready may answer. */
export function noteSecondMove(m: Match, a: Activation, model: Model, { trail, left }: Made): void {
  a.spare[model] = left;
  if (!isHeldOff(m, model, isShieldedToAct(m, a, model))) answerMove(m, model, trail, 'moved-again');
}

/** Under a Tactical Manoeuvre that covers movement in the action too (DP-Q-42). */
export function isShieldedToAct(m: Match, a: Activation, model: Model): boolean {
  return a.shielded[model] > 0 && settingsOf(m, model).manoeuvre.shield.scope === 'activation';
}
