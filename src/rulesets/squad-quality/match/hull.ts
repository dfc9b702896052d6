import { INCH, type Length } from '../../../kernel/length.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import type { Hull } from '../units/units.ts';
import { enemiesOf, isJoined, isOnTable, type Match, seatOf, settingsOf } from './match.ts';

export function hullOf(m: Match, unit: Unit): Hull | null {
  return m.matchup.models[unit].profile.hull;
}

export function isVehicle(m: Match, unit: Unit): boolean {
  return hullOf(m, unit) !== null;
}

/** Whether a vehicle is Damaged and the worse for it (SQ-CORE-VEH-damaged). */
export function isDamaged(m: Match, unit: Unit): boolean {
  return isVehicle(m, unit) && m.state.figures[unit] < m.matchup.models[unit].profile.figures;
}

/** Whether a vehicle is off the ground, over whatever slows and bogs others. */
export function isAloft(m: Match, unit: Unit): boolean {
  const locomotion = hullOf(m, unit)?.locomotion;
  return locomotion === 'hover' || locomotion === 'flyer';
}

/** Whether a unit is too high for anything to cover it (SQ-CORE-COVER). */
export function isInTheAir(m: Match, unit: Unit): boolean {
  return hullOf(m, unit)?.locomotion === 'flyer';
}

/** How far a vehicle goes of what it would whole and free (SQ-CORE-VEH-damaged, SQ-BOG-03, SQ-CHR-12). */
export function drivenOf(m: Match, unit: Unit, allowance: Length): Length {
  if (m.state.bogged[unit] > 0 || isUnmanned(m, unit)) return 0;
  return isDamaged(m, unit) ? allowance * settingsOf(m, unit).vehicles.damaged.share : allowance;
}

/** Whether a unit is in a vehicle. */
export function rides(m: Match, unit: Unit): boolean {
  return isJoined(m, unit) && isVehicle(m, m.state.host[unit]);
}

/** Whether nobody is left in a vehicle to serve it (SQ-CHR-12). */
export function isUnmanned(m: Match, unit: Unit): boolean {
  return isVehicle(m, unit) && m.state.crew[unit] === 0;
}

/** The sides of a vehicle, as they are numbered in `Attack.facing`. */
const FRONT = 0;
const SIDE = 1;
const REAR = 2;

/** Armour of a vehicle on one of its sides. */
export function armourAt({ front, side, rear }: Hull, facing: number): number {
  return facing === FRONT ? front : facing === SIDE ? side : rear;
}

/** Armour of a vehicle on a side that no shot meets, with what powers make of it (SQ-POW-05, SQ-POW-09). */
export function platedOn(m: Match, unit: Unit, side: 'top' | 'front' | 'rear' | 'bottom'): number {
  return (hullOf(m, unit)?.[side] ?? 0) + m.state.ward[unit];
}

/** A quarter of a circle about a direction is within 45 degrees of it: the square of their cosine. */
const QUARTER = 0.5;

/**
 * Which side of a vehicle on one point faces another (SQ-CORE-VEH-facing); where it is not there yet, as it would
 * turn once it is.
 */
export function facingOf(m: Match, unit: Unit, at: Point, from: Point): number {
  if (!settingsOf(m, unit).vehicles.facing.on) return FRONT;
  const { x, y } = m.battlefield.ground;
  const [dx, dy] = [x[from] - x[at], y[from] - y[at]];
  const [hx, hy] = at === m.state.point[unit] ? headingOf(m, unit) : headingAt(m, unit, at);
  const along = (dx * hx + dy * hy) / INCH;
  const across = ((dx * dx + dy * dy) / INCH) * ((hx * hx + hy * hy) / INCH);
  if (along * along < QUARTER * across) return SIDE;
  return along >= 0 ? FRONT : REAR;
}

function headingOf({ state }: Match, unit: Unit): readonly [number, number] {
  return [state.heading[2 * unit], state.heading[2 * unit + 1]];
}

/** Towards the nearest enemy from a place; ahead where none is. */
function headingAt(m: Match, unit: Unit, at: Point): readonly [number, number] {
  const { distance, ground } = m.battlefield;
  let nearest: Point = NOWHERE;
  let gap = Infinity;
  for (const enemy of enemiesOf(m, unit)) {
    if (!isOnTable(m, enemy)) continue;
    const to = distance(at, m.state.point[enemy]);
    if (to < gap) [nearest, gap] = [m.state.point[enemy], to];
  }
  if (nearest === NOWHERE || nearest === at) return [0, seatOf(m, unit) === 0 ? INCH : -INCH];
  return [ground.x[nearest] - ground.x[at], ground.y[nearest] - ground.y[at]];
}

/** Turns a vehicle to the nearest enemy (SQ-CORE-VEH-facing). */
export function turnToEnemy(m: Match, unit: Unit): void {
  if (!isVehicle(m, unit) || !isOnTable(m, unit)) return;
  const [hx, hy] = headingAt(m, unit, m.state.point[unit]);
  m.state.heading[2 * unit] = hx;
  m.state.heading[2 * unit + 1] = hy;
}
