/** Whom a template catches, and where one that misses may end up (DX-TPL-ASM, DX-DEV-ASM). */
import type { Model, Point } from '../../../kernel/entities.ts';
import { INCH, inches, type Length } from '../../../kernel/length.ts';
import { alongAxis, discTouchesBase } from '../../../kernel/template.ts';
import { turnBy } from '../battlefield/directions.ts';
import { areLevel } from '../match/engagement.ts';
import { type Match, settingsOf, stands } from '../match/match.ts';
import { deviationBy, strikesAll } from '../matchup/deviation.ts';
import { SIDES } from '../matchup/wounding.ts';
import type { Strike } from './attack.ts';

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
  const covers = coversBase(m, strike);
  for (let model = 0; model < m.matchup.models.length; model++)
    if (stands(m, model) && areLevel(m, model, strike.target) && covers(spot, m.state.point[model]))
      found.push(model);
  return found;
}

/** Whether a template touches a base on a point. */
function coversBase(m: Match, { weapon }: Strike): (spot: Spot, at: Point) => boolean {
  const { ground } = m.battlefield;
  const reach = inches(m.matchup.weapons[weapon].template / 2);
  return ({ x, y }, at) => discTouchesBase(x, y, reach, ground.x[at], ground.y[at], ground.radius);
}

/** Where a template ends up that goes so far in one of twenty directions from the line of fire. */
export function deviatedBy(m: Match, strike: Strike, spot: Spot, direction: number, far: Length): Spot {
  return deviatedAlong(lineOfFire(m, strike, spot), spot, direction, far);
}

/** The direction of a spot from whoever fires at it, of length 1. */
function lineOfFire(m: Match, { attacker }: Strike, spot: Spot): readonly [number, number] {
  const { x, y } = m.battlefield.ground;
  const from = m.state.point[attacker];
  const [dx, dy] = [spot.x - x[from], spot.y - y[from]];
  const length = Math.sqrt(dx * dx + dy * dy) || 1;
  return [dx / length, dy / length];
}

function deviatedAlong(
  [ux, uy]: readonly [number, number],
  spot: Spot,
  direction: number,
  far: Length,
): Spot {
  const [cos, sin] = turnBy(18 * direction);
  return {
    x: alongAxis(spot.x, ux * cos + uy * sin, far),
    y: alongAxis(spot.y, uy * cos - ux * sin, far),
  };
}

const FACES = Array.from({ length: SIDES }, (_, side) => side + 1);

/** Chances that a template which misses catches models, by model; none for those it cannot. */
export function catchesOfMiss(m: Match, strike: Strike): ReadonlyMap<Model, number> {
  const own = settingsOf(m, strike.attacker);
  const spot = spotOfTarget(m, strike);
  const farthest = deviationBy(own, SIDES) + inches(m.matchup.weapons[strike.weapon].template / 2) + 2 * INCH;
  const near = m.matchup.models
    .map((_, model) => model)
    .filter((model) => isNear(m, spot, model, farthest) && areLevel(m, model, strike.target));
  const line = lineOfFire(m, strike, spot);
  const covers = coversBase(m, strike);
  const chances = new Map<Model, number>();
  for (const [far, { length: alike }] of Map.groupBy(FACES, (face) => deviationBy(own, face))) {
    for (let direction = 0; direction < SIDES; direction++) {
      const end = deviatedAlong(line, spot, direction, far);
      for (const model of near) {
        if (!covers(end, m.state.point[model])) continue;
        chances.set(model, (chances.get(model) ?? 0) + alike / (SIDES * SIDES));
      }
    }
  }
  return chances;
}

function isNear(m: Match, { x, y }: Spot, model: Model, within: Length): boolean {
  if (!stands(m, model)) return false;
  const { ground } = m.battlefield;
  const at = m.state.point[model];
  return Math.abs(ground.x[at] - x) <= within && Math.abs(ground.y[at] - y) <= within;
}
