import { directionAt } from '../../../kernel/geometry/cosines.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { nearestWhole } from '../../../kernel/nearest-whole.ts';
import { pointsInOwnFrame } from '../../../kernel/own-frame.ts';
import type { Seat } from '../../../rules/decision.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { type Match, rollDie, seatOf } from './match.ts';

/** A spot on the table. */
export interface Spot {
  readonly x: Length;
  readonly y: Length;
}

/** The spot where a point is. */
export function spotAt({ battlefield: { ground } }: Match, at: Point): Spot {
  return { x: ground.x[at], y: ground.y[at] };
}

/** How far a spot is off another, in inches. */
export function offBetween(one: Spot, other: Spot): number {
  const [dx, dy] = [other.x - one.x, other.y - one.y];
  return Math.sqrt(dx * dx + dy * dy) / INCH;
}

/** Directions on a clock, as a side sees the table. */
const HOURS = 12;

/** So far off in a direction that is rolled for, as the side of a unit sees the table. */
export function scattered(m: Match, unit: Unit, spot: Spot, inches: number): Spot {
  const way = wayOff(seatOf(m, unit), inches, rollDie(m, unit, 'direction', HOURS) - 1);
  return { x: spot.x + way.x, y: spot.y + way.y };
}

/** Ways so far off in all those directions, as a seat sees the table; a single one where that is no way at all. */
export function waysOff(seat: Seat, inches: number): Spot[] {
  if (inches === 0) return [{ x: 0, y: 0 }];
  return Array.from({ length: HOURS }, (_, hour) => wayOff(seat, inches, hour));
}

function wayOff(seat: Seat, inches: number, hour: number): Spot {
  const far = inches * INCH * (seat === 0 ? 1 : -1);
  const [cos, sin] = directionAt(30 * hour);
  return { x: nearestWhole(far * cos), y: nearestWhole(far * sin) };
}

/** The standing point nearest to a spot among some, of equals the first in the frame of a seat; -1 for none. */
export function nearestPoint(
  { battlefield: { ground } }: Match,
  seat: Seat,
  spot: Spot,
  mayStand: (at: Point) => boolean,
): Point {
  let [best, least] = [-1, Infinity];
  for (const at of pointsInOwnFrame(ground, seat)) {
    const [dx, dy] = [ground.x[at] - spot.x, ground.y[at] - spot.y];
    const square = dx * dx + dy * dy;
    if (square >= least || !mayStand(at)) continue;
    [best, least] = [at, square];
  }
  return best;
}

/** A place as near to a point as a unit finds room; the point itself where there is none at all. */
export function roomNear(m: Match, unit: Unit, at: Point): Point {
  const { occupancy } = m.battlefield;
  occupancy.follow(m.state.point, unit);
  if (occupancy.isFree(at)) return at;
  const found = nearestPoint(m, seatOf(m, unit), spotAt(m, at), occupancy.isFree);
  return found === NOWHERE ? at : found;
}
