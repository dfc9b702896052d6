/** Whom a template catches, and where one that misses may end up (DX-TPL-ASM, DX-DEV-ASM). */
import type { Model } from '../../../kernel/entities.ts';
import { directionAt } from '../../../kernel/geometry/cosines.ts';
import { alongAxis, discTouchesBase } from '../../../kernel/geometry/template.ts';
import { inches, type Length } from '../../../kernel/length.ts';
import { areLevel } from '../match/engagement.ts';
import { type Match, seatOf, settingsOf, stands } from '../match/match.ts';
import { strikesAll } from '../matchup/deviation.ts';
import { SIDES } from '../matchup/wounding.ts';
import type { Strike } from './attack.ts';

/** Templates end up no farther than this from where lines and cosines would have them, in 1/100 mm. */
const ROUNDED = 2;

/** A spot on the table. */
export interface Spot {
  readonly x: Length;
  readonly y: Length;
}

/** Whether an attack strikes everybody under a template. */
export function isTemplate(m: Match, { attacker, weapon }: Strike): boolean {
  return strikesAll(settingsOf(m, attacker), m.matchup.weapons[weapon]);
}

/** Where the target of an attack stands, at which a template is put. */
export function spotOfTarget(m: Match, { target }: Strike): Spot {
  const { x, y } = m.battlefield.ground;
  const at = m.state.point[target];
  return { x: x[at], y: y[at] };
}

/** Models at the altitude of the target whose bases a template touches, in the order of the army lists. */
export function underTemplate(m: Match, strike: Strike, spot: Spot): Model[] {
  const found: Model[] = [];
  const { x, y, radius } = m.battlefield.ground;
  const disc = radiusOf(m, strike);
  for (let model = 0; model < m.matchup.models.length; model++) {
    if (!stands(m, model) || !areLevel(m, model, strike.target)) continue;
    const at = m.state.point[model];
    if (discTouchesBase(spot.x, spot.y, disc, x[at], y[at], radius)) found.push(model);
  }
  return found;
}

/** Radius of the template of an attack. */
function radiusOf(m: Match, { weapon }: Strike): Length {
  return inches(m.matchup.weapons[weapon].template / 2);
}

/** Where a template ends up that goes so far in one of twenty directions from the line of fire. */
export function deviatedBy(m: Match, strike: Strike, spot: Spot, direction: number, far: Length): Spot {
  const [ux, uy] = turnedFrom(lineOfFire(m, strike, spot), direction);
  return { x: alongAxis(spot.x, ux, far), y: alongAxis(spot.y, uy, far) };
}

/** The direction of a spot from whoever fires at it, of length 1. */
function lineOfFire(m: Match, { attacker }: Strike, spot: Spot): readonly [number, number] {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[attacker];
  const [dx, dy] = [spot.x - x[from], spot.y - y[from]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [dx / length, dy / length];
}

/** One of twenty directions from a line of fire. */
function turnedFrom([ux, uy]: readonly [number, number], direction: number): readonly [number, number] {
  const [cos, sin] = directionAt(18 * direction);
  return [ux * cos + uy * sin, uy * cos - ux * sin];
}

/** Chances that a template which misses catches models, by model; none for those it cannot. */
export function catchesOfMiss(m: Match, strike: Strike): ReadonlyMap<Model, number> {
  const deviations = m.matchup.deviations[seatOf(m, strike.attacker)];
  const { x, y, radius } = m.battlefield.ground;
  const spot = spotOfTarget(m, strike);
  const line = lineOfFire(m, strike, spot);
  const directions = Array.from({ length: SIDES }, (_, direction) => turnedFrom(line, direction));
  const disc = radiusOf(m, strike);
  const reach = disc + radius + ROUNDED;
  const chances = new Map<Model, number>();
  for (let model = 0; model < m.matchup.models.length; model++) {
    if (!stands(m, model) || !areLevel(m, model, strike.target)) continue;
    const at = m.state.point[model];
    const dx = x[at] - spot.x;
    const dy = y[at] - spot.y;
    const apart = Math.sqrt(dx * dx + dy * dy);
    let chance = 0;
    for (let i = 0; i < deviations.length; i++) {
      const { far, faces } = deviations[i];
      if (Math.abs(far - apart) > reach) continue;
      for (let direction = 0; direction < SIDES; direction++) {
        const endX = alongAxis(spot.x, directions[direction][0], far);
        const endY = alongAxis(spot.y, directions[direction][1], far);
        if (discTouchesBase(endX, endY, disc, x[at], y[at], radius)) chance += faces / (SIDES * SIDES);
      }
    }
    if (chance > 0) chances.set(model, chance);
  }
  return chances;
}
