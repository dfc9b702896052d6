import type { SpecialAction } from '../battlefield/menu.ts';
import type { Match } from '../match/match.ts';
import { worthOfPaying } from './holdings.ts';
import { pay, pointsIn, purses } from './purse.ts';

/** Whether a special action of a model can be paid at a price, by whom (DP-CP-04). */
export function canPay(m: Match, model: number, action: SpecialAction, price: number): boolean {
  const payment = m.battlefield.menu.payments[action];
  payment.price = price;
  payment.worth = NaN;
  payment.purse = price === 0 ? [] : purses(m, model, m.state.point[model], action);
  return pointsIn(m, payment.purse) >= price;
}

/** What is paid is worth to whoever pays. */
export function worthPaid(m: Match, action: SpecialAction): number {
  const payment = m.battlefield.menu.payments[action];
  if (Number.isNaN(payment.worth)) payment.worth = worthOfPaying(m, payment.purse, payment.price);
  return payment.worth;
}

export function payFor(m: Match, model: number, action: SpecialAction): void {
  const { purse, price } = m.battlefield.menu.payments[action];
  pay(m, model, purse, price, action);
}
