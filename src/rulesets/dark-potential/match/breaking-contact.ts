import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { pathTo } from './blockers.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { weaponsOf } from './weapons.ts';

/** Whether an enemy may strike at whoever leaves its contact: it owns a close combat attack (DP-LEAVE-01/02). */
export function mayStrike(m: Match, enemy: Model): boolean {
  const { leavingCombat } = settingsOf(m, enemy);
  return leavingCombat.strike.on && weaponsOf(m, enemy, 'close-combat').length > 0;
}

/**
 * Whether a path takes its mover out of contact with an enemy on some place right after one of its points. To slide
 * round the enemy does not (DP-Q-53).
 */
export function disengages(m: Match, seat: Seat, place: Point, path: ArrayLike<Point>, i: number): boolean {
  return m.battlefield.touch(path[i], place, seat) && nextTouching(m, seat, place, path, i) < 0;
}

/** Whether a path that starts in contact with an enemy on some place takes its mover out of it anywhere. */
export function breaksContact(m: Match, seat: Seat, place: Point, path: ArrayLike<Point>): boolean {
  let i = 0;
  while (i >= 0 && i < path.length - 1) i = nextTouching(m, seat, place, path, i);
  return i < 0;
}

/** The next point of a path in contact with an enemy whom its mover has not parted from before it; -1 if it parts. */
function nextTouching(m: Match, seat: Seat, place: Point, path: ArrayLike<Point>, i: number): number {
  for (let next = i + 1; next < path.length; next++) {
    if (m.battlefield.touch(path[next], place, seat)) return next;
    if (!isBeside(m, path[next], place)) return -1;
  }
  return -1;
}

/**
 * Whether a path brings its mover into contact with an enemy on some place at one of its points, past the first. To slide
 * round the enemy from one contact to the next does not (DP-OW-07, DP-Q-53).
 */
export function makesContact(m: Match, seat: Seat, place: Point, path: ArrayLike<Point>, i: number): boolean {
  if (!m.battlefield.touch(path[i], place, seat)) return false;
  for (let before = i - 1; before >= 0; before--) {
    if (m.battlefield.touch(path[before], place, seat)) return false;
    if (!isBeside(m, path[before], place)) return true;
  }
  return true;
}

/**
 * Whether a standing point is at the corner of an enemy's base: whoever goes by it from one contact to the next could
 * go along the base.
 */
function isBeside({ battlefield }: Match, at: Point, place: Point): boolean {
  const { x, y, z, radius } = battlefield.ground;
  const width = 2 * radius;
  return z[at] === z[place] && Math.abs(x[at] - x[place]) <= width && Math.abs(y[at] - y[place]) <= width;
}

/**
 * The first point past the start of a path at which a mover of a seat parts from an enemy on one of some places;
 * Infinity if it parts from nobody.
 */
export function disengagesAt(m: Match, seat: Seat, path: ArrayLike<Point>, places: readonly Point[]): number {
  for (let i = 1; i < path.length - 1; i++)
    for (const place of places) if (disengages(m, seat, place, path, i)) return i;
  return Infinity;
}

/** The cheapest way to a place, or another that the allowance pays for if that brushes past an enemy who may strike. */
export function pathPast(
  m: Match,
  model: Model,
  from: Point,
  to: Point,
  allowance: Length,
): ArrayLike<number> {
  const shortest = pathTo(m, model, from, to, allowance);
  if (shortest.length < 3) return shortest;
  const { seat } = m.matchup.models[model];
  const places = enemiesOf(m, model)
    .filter((enemy) => isOnTable(m, enemy) && mayStrike(m, enemy))
    .map((enemy) => m.state.point[enemy])
    .filter((place) => !m.battlefield.touch(from, place, seat));
  if (disengagesAt(m, seat, shortest, places) === Infinity) return shortest;
  const passed = places.filter((place) => !m.battlefield.touch(to, place, seat));
  const past = pathTo(m, model, from, to, allowance, undefined, touchingAny(m, passed));
  return past.length > 1 && disengagesAt(m, seat, past, places) === Infinity ? past : shortest;
}

/** Standing points that touch any of some places, across a linear obstacle too. */
function touchingAny({ battlefield }: Match, places: readonly Point[]): Point[] {
  const { touching, touchingStart, across, acrossStart } = battlefield.ground;
  return places.flatMap((at) => [
    ...touching.subarray(touchingStart[at], touchingStart[at + 1]),
    ...across.subarray(acrossStart[at], acrossStart[at + 1]),
  ]);
}
