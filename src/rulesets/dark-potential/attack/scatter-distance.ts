import { type Model, NOWHERE, type Point } from '../../../kernel/entities.ts';
import { alongAxis, arrowOf, type Direction, turned } from '../../../kernel/geometry/template.ts';
import type { Length } from '../../../kernel/length.ts';
import { type Match, settingsOf } from '../match/match.ts';
import { placeUnder, type Strike } from '../match/strike.ts';
import { rangesBeyond } from '../matchup/ranges-beyond.ts';
import type { Scattering } from '../matchup/scattering.ts';
import { type Burst, isUnder } from './burst.ts';

/** By how many dice the template of a shot scatters (DP-AOE-04). */
export function diceOf(m: Match, { attacker, from, at }: Strike): number {
  return diceOver(m, attacker, m.battlefield.distance(from, at));
}

/** The same over a distance: one for each begun `divisor` inches, at least one. */
export function diceOver(m: Match, attacker: Model, distance: Length): number {
  const { areaEffect, rangedAttack } = settingsOf(m, attacker);
  if (!areaEffect.scatter.on) return 1;
  return 1 + rangesBeyond(areaEffect.scatter.divisor, distance / m.matchup.inch, rangedAttack.bands.edge);
}

/** Every way a template aimed at something may go, by so many dice (DP-AOE-03). */
export function scatteringOf(m: Match, strike: Strike, burst: Burst, dice: number): Scattering {
  const { scattering: all } = m.matchup;
  const { ground } = m.battlefield;
  const arrow = arrowOf({ x: ground.x[strike.from], y: ground.y[strike.from] }, burst);
  all.directions = settingsOf(m, strike.attacker).areaEffect.deviation.directions;
  all.dice = dice;
  all.radius = burst.radius;
  all.x = burst.x;
  all.y = burst.y;
  for (let direction = 1; direction <= all.directions; direction++) {
    // Fewer directions than the kernel's six are every other one of them.
    const sixth = 1 + Math.round(((direction - 1) * 6) / all.directions);
    const step = turned(arrow, sixth as Direction);
    all.stepX[direction] = step.x;
    all.stepY[direction] = step.y;
  }
  all.count = 0;
  for (let model = 0; model < m.matchup.models.length; model++) {
    if (placeUnder(m, strike, model) !== NOWHERE) all.under[all.count++] = model;
  }
  return all;
}

/** A drift ends on whole lengths. */
const ROUNDING = 2;

/** Whether the template may touch a base on a place by what dice show, on whatever level. */
export function isInReach(m: Match, { x, y, radius, dice }: Scattering, at: Point): boolean {
  return isUnder(m, at, x, y, radius + 6 * dice * m.matchup.inch + ROUNDING);
}

/** Looks in a direction: at which inches the template may touch each base, on whatever level. */
export function lookIn(m: Match, strike: Strike, all: Scattering, direction: number): void {
  const { ground, base } = m.battlefield;
  const { inch } = m.matchup;
  const { from, to } = all;
  all.direction = direction;
  const stepX = all.stepX[direction];
  const stepY = all.stepY[direction];
  const touch = all.radius + base + ROUNDING;
  let nearest = Infinity;
  let farthest = -Infinity;
  for (let i = 0; i < all.count; i++) {
    from[i] = Infinity;
    to[i] = -Infinity;
    const at = placeUnder(m, strike, all.under[i]);
    const x = ground.x[at] - all.x;
    const y = ground.y[at] - all.y;
    const aside = x * stepY - y * stepX;
    if (Math.abs(aside) > touch) continue;
    const along = x * stepX + y * stepY;
    const half = Math.sqrt(touch * touch - aside * aside);
    // Points may move the length beyond what dice show.
    from[i] = Math.floor((along - half) / inch);
    to[i] = Math.ceil((along + half) / inch);
    nearest = Math.min(nearest, from[i]);
    farthest = Math.max(farthest, to[i]);
  }
  all.first = Math.max(all.dice, nearest);
  all.last = Math.min(6 * all.dice, farthest);
}

/** Where the template ends up that goes so many inches in a direction. */
export function scatterX(
  { matchup }: Match,
  { x, stepX }: Scattering,
  direction: number,
  inches: number,
): Length {
  return alongAxis(x, stepX[direction], inches * matchup.inch);
}

export function scatterY(
  { matchup }: Match,
  { y, stepY }: Scattering,
  direction: number,
  inches: number,
): Length {
  return alongAxis(y, stepY[direction], inches * matchup.inch);
}
