import type { Model } from '../../../kernel/entities.ts';
import type { CounterName } from '../matchup/counters.ts';
import { CLAUSE } from '../rules/index.ts';
import { MOST_ACTIONS } from '../rules/limits.ts';
import { acted, count, type Match, seatOf, settingsOf } from './match.ts';
import { canPay, pay } from './point-pool.ts';

/** What an activation can be spent on; the two kinds of attack are one action. */
export type Kind = 'attack' | 'walk' | 'run' | 'charge' | 'aim' | 'focus' | 'stand-up';

/** What an activation allows and has used so far. Nothing of it outlives the activation. */
export interface Effort {
  readonly model: Model;
  /** Short actions it has without paying. */
  readonly shorts: number;
  /** A long action instead of those. */
  readonly long: boolean;
  /** Further short actions can be bought. */
  readonly mayBuy: boolean;
  readonly used: Kind[];
  /** Options counted as legal, once for the activation. */
  readonly offered: Set<CounterName>;
  bought: number;
}

function isLong(kind: Kind): boolean {
  return kind === 'run' || kind === 'charge';
}

function longsIn(kinds: readonly Kind[]): number {
  let longs = 0;
  for (const kind of kinds) if (isLong(kind)) longs++;
  return longs;
}

/**
 * Command points that actions cost, done one after the other from here; Infinity when they cannot be (PC-ACT-01,
 * PC-ACT-02, PC-CP-03).
 */
export function costOf(m: Match, effort: Effort, ...kinds: readonly Kind[]): number {
  const { model, used } = effort;
  const own = settingsOf(m, model);
  if (used.length + kinds.length > MOST_ACTIONS) return Infinity;
  for (let i = 0; i < kinds.length; i++) {
    if (isBarred(m, model, kinds, i)) return Infinity;
    if (own.activation.unique.on && (used.includes(kinds[i]) || kinds.indexOf(kinds[i]) < i)) return Infinity;
  }
  const longs = longsIn(used) + longsIn(kinds);
  if (longs > (effort.long ? 1 : 0)) return Infinity;
  const needed = extrasFor(effort, used.length + kinds.length, longs);
  if (needed <= effort.bought) return 0;
  const { buy, on } = own.extraAction;
  if (!effort.mayBuy || !on || !buy.on || (buy.limit === 'once' && needed > 1)) return Infinity;
  const price = (needed - effort.bought) * buy.cost;
  return canPay(m, seatOf(m, model), price) ? price : Infinity;
}

/** Short actions that have to be bought for some actions: those beside a long one, or beyond the usual number. */
function extrasFor({ shorts }: Effort, actions: number, longs: number): number {
  return longs > 0 ? actions - longs : Math.max(0, actions - shorts);
}

/** Whether an action would have to be bought, for nothing where the price is 0. */
export function isExtra(effort: Effort, kind: Kind): boolean {
  const { used, bought } = effort;
  return extrasFor(effort, used.length + 1, longsIn(used) + longsIn([kind])) > bought;
}

/** A model does not walk and run or charge in the same turn (PC-ACT-04, PC-AMB-25); the i-th of some actions. */
function isBarred(m: Match, model: Model, kinds: readonly Kind[], i: number): boolean {
  if (settingsOf(m, model).moving.walk.barred === 'never') return false;
  if (kinds[i] === 'walk') {
    for (let k = 0; k < i; k++) if (isLong(kinds[k])) return true;
    return m.state.dashed[model] > 0;
  }
  if (!isLong(kinds[i])) return false;
  const walk = kinds.indexOf('walk');
  return m.state.walked[model] > 0 || (walk >= 0 && walk < i);
}

/** What single actions cost as things are, each worked out once. */
export function costsOf(m: Match, effort: Effort): (kind: Kind) => number {
  const costs: Partial<Record<Kind, number>> = {};
  return (kind) => {
    costs[kind] ??= costOf(m, effort, kind);
    return costs[kind];
  };
}

/** Spends an action that can be taken, and what it costs. */
export function spend(m: Match, effort: Effort, kind: Kind): void {
  const seat = seatOf(m, effort.model);
  const price = costOf(m, effort, kind);
  effort.used.push(kind);
  const needed = extrasFor(effort, effort.used.length, longsIn(effort.used));
  if (needed <= effort.bought) return;
  if (effort.bought === 0) count(m, seat, 'chosen:extra-action');
  effort.bought = needed;
  pay(m, seat, price, 'extra-action');
  acted(m, CLAUSE.extraAction.buy);
}
