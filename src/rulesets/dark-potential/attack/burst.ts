import type { Model, Point, Seat } from '../../../kernel/entities.ts';
import { discTouchesBase, nearestPoint } from '../../../kernel/geometry/template.ts';
import type { Length } from '../../../kernel/length.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import type { Strike } from '../match/strike.ts';
import { isEngaged } from '../match/weapons.ts';

/** A template on the table. */
export interface Burst {
  readonly x: number;
  readonly y: number;
  readonly z: number;
  readonly radius: number;
}

/** Radius of an "AOE n" template of a side (DP-AOE-08). */
export function templateRadius(m: Match, seat: Seat, size: number): Length {
  const { means } = m.matchup.settings[seat].areaEffect.size;
  return (means === 'radius' ? size : size / 2) * m.matchup.inch;
}

/** The template of a shot, centred on what it is aimed at. */
export function burstAt(m: Match, { attacker, weapon, at }: Strike): Burst {
  const { x, y, z } = m.battlefield.ground;
  return {
    x: x[at],
    y: y[at],
    z: z[at],
    radius: templateRadius(m, seatOf(m, attacker), m.matchup.weapons[weapon].aoe!),
  };
}

/** Models on the table that a template touches on its level, those of a seat first and then the others. */
export function caught(m: Match, burst: Burst, first: Seat): Model[] {
  const { force } = m.matchup;
  return [...force[first], ...force[otherSeat(first)]].filter(
    (model) => isOnTable(m, model) && isInBurst(m, m.state.point[model], burst),
  );
}

/** Whether a template touches a base on a place, on its level: less than an inch apart in height (DP-Q-73). */
export function isInBurst(m: Match, at: Point, { x, y, z, radius }: Burst): boolean {
  return isLevel(m, at, z) && isUnder(m, at, x, y, radius);
}

export function isLevel(m: Match, at: Point, z: Length): boolean {
  return Math.abs(m.battlefield.ground.z[at] - z) < m.matchup.inch;
}

/** Whether a round template touches a base on a place, seen from above. */
export function isUnder({ battlefield }: Match, at: Point, x: Length, y: Length, radius: Length): boolean {
  const { ground, base } = battlefield;
  return discTouchesBase(x, y, radius, ground.x[at], ground.y[at], base);
}

/** Under the hole, a point or half an inch wide (DP-Q-72). */
export function isUnderHole(m: Match, { attacker }: Strike, at: Point, burst: Burst): boolean {
  const { hole } = settingsOf(m, attacker).areaEffect.middle;
  return isInBurst(m, at, { ...burst, radius: hole === 'half-inch' ? m.matchup.inch / 4 : 0 });
}

/** Spared by a reading wherever the template lies: friends (DP-Q-75) and models in combat (DP-Q-76). */
export function isImmune(m: Match, strike: Strike, model: Model, at: Point): boolean {
  const { splash } = settingsOf(m, strike.attacker).areaEffect;
  if (splash.friends === 'spared' && seatOf(m, model) === seatOf(m, strike.attacker)) return true;
  return splash.combat === 'spared' && model !== strike.target && isInCombat(m, model, at);
}

/** In contact with an enemy, as a model or as a stealth base that counts as one (DP-Q-117). */
function isInCombat(m: Match, model: Model, at: Point): boolean {
  const isModel = m.state.hidden[model] === 0 || settingsOf(m, model).stealth.moves.body === 'model';
  return isModel && isEngaged(m, model, at);
}

/** The middle of a template, seen from above. */
export type Middle = Pick<Burst, 'x' | 'y'>;

/** Spared by the edge of a template, by a reading those behind walls too (DP-Q-73). */
export function isSpared(m: Match, strike: Strike, model: Model, at: Point, middle: Middle): boolean {
  return isImmune(m, strike, model, at) || isBehindWall(m, strike.attacker, at, middle);
}

/** Whether a wall stops the template of a shooter before a place, by a reading of DP-Q-73. */
export function isBehindWall(m: Match, shooter: Model, at: Point, { x, y }: Middle): boolean {
  if (settingsOf(m, shooter).areaEffect.splash.walls === 'pass') return false;
  return !m.battlefield.lines.sees(nearestPoint(m.battlefield.ground, x, y), at);
}
