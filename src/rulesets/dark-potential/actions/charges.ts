import type { Model, Point } from '../../../kernel/entities.ts';
import { DANGER, HARM, RESERVE } from '../../../rules/decision.ts';
import type { Activation } from '../battlefield/activation-columns.ts';
import { addRow, type Menu } from '../battlefield/menu.ts';
import type { Match } from '../match/match.ts';
import { charge, chargeOptions } from '../moves/charging.ts';
import { answerMove } from '../moves/combat-ready.ts';
import { leavingHarm } from '../moves/free-strikes.ts';
import { isHeldOff } from '../moves/held-off.ts';
import { isShieldedToAct } from './second-move.ts';

/** Lists a Charge at each enemy in reach of one (DP-CHG-01, DP-D-24). */
export function listCharges(m: Match, menu: Menu, model: Model): void {
  for (const { target, at, harm, cost } of chargeOptions(m, model)) {
    const row = addRow(menu, 'charge');
    menu.target[row] = target;
    menu.place[row] = at;
    menu.harm[row] = harm;
    menu.number[row] = cost;
  }
}

/** Weighs a Charge by its blow, and by what those strike whom it leaves (DP-LEAVE-02). */
export function weighCharge(m: Match, menu: Menu, model: Model, row: number, into: Float64Array): void {
  into[HARM] = menu.harm[row];
  into[DANGER] = leavingHarm(m, model)(menu.place[row]);
  into[RESERVE] = -0.001 * menu.number[row];
}

/** Charges; enemies that are Combat Ready may answer before the blow, or after it (DP-Q-99). */
export function chargeAt(m: Match, menu: Menu, model: Model, row: number, a: Activation): void {
  const { target, place, harm, number } = menu;
  const option = { target: target[row], at: place[row], harm: harm[row], cost: number[row] };
  const shielded = isShieldedToAct(m, a, model);
  const answer = (trail: readonly Point[], moment: 'charge-moved' | 'charged') => {
    if (!isHeldOff(m, model, shielded)) answerMove(m, model, trail, moment);
  };
  const trail = charge(m, model, option, shielded, 'charge', (way) => answer(way, 'charge-moved'));
  answer(trail, 'charged');
}
