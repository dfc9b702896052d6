import { type Model, NOBODY } from '../../../kernel/entities.ts';
import { arcOf, inArc } from '../../../kernel/geometry/arc.ts';
import { strikeOf } from '../attack/attack.ts';
import { mayActOn, shotsFrom } from '../attack/targets.ts';
import { attack } from '../attack/volley.ts';
import { directionOf } from '../battlefield/directions.ts';
import { sees } from '../match/altitude.ts';
import { areLevel, canStrike } from '../match/engagement.ts';
import { acted, type Match, nearestOf, rollFor, seatOf, squadOf, stands, tellOf } from '../match/match.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE } from '../rules/index.ts';

/** Degrees within which somebody is in a direction. */
const WIDE = 90;

/**
 * A deranged model spends an action on whoever is nearest in some direction and not of its squad (DX-UNH-01): an enemy
 * only if it may act on him (DX-SPT-07).
 */
export function lashOut(m: Match, model: Model): void {
  acted(m, CLAUSE.unhinged.chart);
  tellOf(m, 'unhinged', model, 'lashes out');
  if (!stands(m, model)) return;
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[model];
  const ahead = directionOf(rollFor(m, ROLL.deviation, model), m.matchup.models[model].seat);
  const arc = arcOf(x[from], y[from], 0, ahead, WIDE);
  const near = m.matchup.models
    .map((_, one) => one)
    .filter((one) => stands(m, one) && squadOf(m, one) !== squadOf(m, model))
    .filter((one) => seatOf(m, one) === seatOf(m, model) || mayActOn(m, model, one))
    .filter((one) => inArc(arc, x[m.state.point[one]], y[m.state.point[one]], 0));
  attackNearest(m, model, near);
}

/** Attacks the nearest of some models with its first weapon, or another where that does not reach. */
export function attackNearest(m: Match, model: Model, among: readonly Model[]): void {
  const seen = among.filter((one) => sees(m, model, one));
  const target = nearestOf(m, model, seen);
  if (target === NOBODY) return;
  if (!strikesAtHand(m, model, target)) firesAt(m, model, target);
}

/** Strikes somebody in contact with its first weapon, if it can strike; whether they are in contact. */
export function strikesAtHand(m: Match, model: Model, target: Model): boolean {
  const { point } = m.state;
  if (!areLevel(m, model, target) || !m.battlefield.touch(point[model], point[target])) return false;
  if (canStrike(m, model)) attack(m, strikeOf('melee', model, m.matchup.models[model].melee[0], target));
  return true;
}

/** Fires at somebody with its first weapon that reaches him; whether one does. */
export function firesAt(m: Match, model: Model, target: Model): boolean {
  const [shot] = shotsFrom(m, model, target);
  if (shot) attack(m, shot);
  return shot !== undefined;
}
