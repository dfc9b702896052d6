import type { Model } from '../../../kernel/entities.ts';
import type { SpecialAction } from '../battlefield/menu.ts';
import type { Match } from '../match/match.ts';
import { worthOfPaying } from './holdings.ts';
import { pay, pointsIn, pools } from './point-pool.ts';

/** Whether a special action of a model can be paid at a price, by whom (DP-CP-04). */
export function canPay(m: Match, model: Model, action: SpecialAction, price: number): boolean {
  const payment = m.battlefield.menu.payments[action];
  payment.price = price;
  payment.worth = NaN;
  payment.pool = price === 0 ? [] : pools(m, model, m.state.point[model], action);
  return pointsIn(m, payment.pool) >= price;
}

/** What is paid is worth to whoever pays. */
export function worthPaid(m: Match, action: SpecialAction): number {
  const payment = m.battlefield.menu.payments[action];
  if (Number.isNaN(payment.worth)) payment.worth = worthOfPaying(m, payment.pool, payment.price);
  return payment.worth;
}

export function payFor(m: Match, model: Model, action: SpecialAction): void {
  const { pool, price } = m.battlefield.menu.payments[action];
  pay(m, model, pool, price, action);
}
