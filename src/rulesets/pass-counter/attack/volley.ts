import type { Model, Point } from '../../../kernel/entities.ts';
import type { Seat } from '../../../rules/decision.ts';
import { count, type Match, seatOf, settingsOf } from '../match/match.ts';
import { facesOf, type Pool, rollPool, type Throw } from '../matchup/pool.ts';
import { ROLL } from '../matchup/rolls.ts';
import type { AttackKind } from '../matchup/timing.ts';
import { diceOf, extraDice, isPlain, needsFor, type Strike, strikeOf } from './attack.ts';

/** The dice of an attack that go at one target. */
export interface Group {
  readonly strike: Strike;
  readonly dice: number;
  readonly toHit: Throw;
  readonly toSave: Throw;
}

/** Dice on the table for a target: those that roll to hit, or those that roll against hits. */
export interface Rolled {
  readonly group: Group;
  readonly pool: Pool;
}

export function groupOf(m: Match, strike: Strike, dice: number): Group {
  const { attacker, target } = strike;
  const { toHit, toSave } = needsFor(m, strike);
  return {
    strike,
    dice,
    toHit: throwOf(m, ROLL.hit, attacker, toHit),
    toSave: throwOf(m, ROLL.armour, target, toSave),
  };
}

export function throwOf(m: Match, name: number, model: Model, least: number): Throw {
  const { roller, seat } = m.matchup.models[model];
  return { name, roller, die: m.matchup.dice[seat], least };
}

export function roll(m: Match, thrown: Throw, dice: number): Pool {
  countRolls(m, thrown, dice);
  return rollPool(m.dice, thrown, dice);
}

export function countRolls(m: Match, { roller }: Throw, dice: number): void {
  count(m, (roller >> 6) as Seat, 'rolls');
  count(m, (roller >> 6) as Seat, 'dice', dice);
}

export function chanceOf({ die, least }: Throw): number {
  return facesOf(die, least) / die.sides;
}

/** Chance that a hit is not stopped. */
export function chanceUnsaved(m: Match, { strike, toSave }: Group): number {
  return settingsOf(m, strike.target).attacks.armour.on ? 1 - chanceOf(toSave) : 1;
}

/** Chance that an attack die is a hit that is not stopped. */
export function chanceThrough(m: Match, group: Group): number {
  return chanceOf(group.toHit) * chanceUnsaved(m, group);
}

/** Expected worth that dice take from a target, each of which gets through with a chance. */
export function harmOf(m: Match, target: Model, dice: number, through: number): number {
  return m.matchup.harm.expected(target, m.state.wounds[target], m.state.down[target], dice, through);
}

/** Expected worth that a target loses by hits that are not stopped, before it rolls to recover. */
export function lossOf(m: Match, target: Model, unsaved: number): number {
  return m.matchup.harm.loss(target, m.state.wounds[target], m.state.down[target], unsaved);
}

/** Expected worth an attack with all its dice on one target removes, without re-rolls. */
export function expectedHarm(m: Match, strike: Strike): number {
  const dice = diceOf(m, strike) + extraDice(m, strike);
  return harmOf(m, strike.target, dice, chanceThrough(m, groupOf(m, strike, dice)));
}

/** The same with the Focus bonuses it would have, put where they serve best. */
export function focusedHarm(m: Match, strike: Strike): number {
  const bonuses = focusBonuses(m, strike);
  let best = 0;
  for (let ap = 0; ap <= bonuses; ap++)
    best = Math.max(best, expectedHarm(m, { ...strike, focusHit: bonuses - ap, focusAp: ap }));
  return best;
}

/** Focus bonuses of a model's next melee attack (PC-MEL-03, PC-MEL-08, PC-AMB-07, PC-AMB-11). */
export function focusBonuses(m: Match, strike: Strike): number {
  const { kind, attacker } = strike;
  const own = m.matchup.settings[seatOf(m, attacker)];
  if (kind === 'ranged' || !own.focus.on || !own.focus.bonus.on || isPlain(m, strike)) return 0;
  const prepared = m.state.focused[attacker] > 0 ? 1 : 0;
  const free = kind === 'charge' && own.charge.focus.on ? 1 : 0;
  return own.charge.focus.stacks === 'yes' ? prepared + free : Math.max(prepared, free);
}

/** The blow of a model that does the most to an enemy; undefined without a weapon for it. */
export function bestBlow(m: Match, kind: AttackKind, model: Model, target: Model): Strike | undefined {
  const [first, ...others] = m.matchup.models[model].melee.map((weapon) =>
    strikeOf(kind, model, weapon, target),
  );
  const harm = (strike: Strike) => focusedHarm(m, strike);
  return others.reduce((best, blow) => (harm(blow) > harm(best) ? blow : best), first);
}

/** Expected harm of charging an enemy by a way that ends on a point, with the Focus bonuses that a model has for it. */
export function chargeHarm(m: Match, model: Model, target: Model, end: Point): number {
  const { point } = m.state;
  const from = point[model];
  point[model] = end;
  const blow = bestBlow(m, 'charge', model, target);
  const harm = blow ? focusedHarm(m, blow) : 0;
  point[model] = from;
  return harm;
}

/** Whether focusing first adds to a Charge, which has the bonus by itself by the book (PC-MEL-03, PC-AMB-07). */
export function focusAddsToCharges(m: Match, model: Model): boolean {
  const { on, focus } = settingsOf(m, model).charge;
  return on && (!focus.on || focus.stacks === 'yes');
}
