import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { pathTo } from './blockers.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { weaponsOf } from './weapons.ts';

/** Whether an enemy may strike at whoever leaves its contact: it owns a close combat attack (DP-LEAVE-01/02). */
export function mayStrike(m: Match, enemy: number): boolean {
  const { leavingCombat } = settingsOf(m, enemy);
  return leavingCombat.strike.on && weaponsOf(m, enemy, 'close-combat').length > 0;
}

/**
 * Whether a path takes its mover out of contact with an enemy on some place right after one of its points. To slide
 * round the enemy does not (DP-Q-53).
 */
export function partsFrom(m: Match, seat: Seat, enemy: number, path: ArrayLike<number>, i: number): boolean {
  return m.battlefield.touch(path[i], enemy, seat) && nextTouching(m, seat, enemy, path, i) < 0;
}

/** Whether a path that starts in contact with an enemy on some place takes its mover out of it anywhere. */
export function breaksContact(m: Match, seat: Seat, enemy: number, path: ArrayLike<number>): boolean {
  let i = 0;
  while (i >= 0 && i < path.length - 1) i = nextTouching(m, seat, enemy, path, i);
  return i < 0;
}

/** The next point of a path in contact with an enemy whom its mover has not parted from before it; -1 if it parts. */
function nextTouching(m: Match, seat: Seat, enemy: number, path: ArrayLike<number>, i: number): number {
  for (let next = i + 1; next < path.length; next++) {
    if (m.battlefield.touch(path[next], enemy, seat)) return next;
    if (!isBeside(m, path[next], enemy)) return -1;
  }
  return -1;
}

/**
 * Whether a standing point is at the corner of an enemy's base: whoever goes by it from one contact to the next could
 * go along the base.
 */
function isBeside({ battlefield }: Match, at: number, enemy: number): boolean {
  const { x, y, z, radius } = battlefield.ground;
  const width = 2 * radius;
  return z[at] === z[enemy] && Math.abs(x[at] - x[enemy]) <= width && Math.abs(y[at] - y[enemy]) <= width;
}

/**
 * The first point past the start of a path at which a mover of a seat parts from an enemy on one of some places;
 * Infinity if it parts from nobody.
 */
export function partingOn(m: Match, seat: Seat, path: ArrayLike<number>, enemies: readonly number[]): number {
  for (let i = 1; i < path.length - 1; i++)
    for (const enemy of enemies) if (partsFrom(m, seat, enemy, path, i)) return i;
  return Infinity;
}

/** The cheapest way to a place, or another that the allowance pays for if that brushes past an enemy who may strike. */
export function pathPast(
  m: Match,
  model: number,
  from: number,
  to: number,
  allowance: Length,
): ArrayLike<number> {
  const shortest = pathTo(m, model, from, to, allowance);
  if (shortest.length < 3) return shortest;
  const { seat } = m.matchup.models[model];
  const enemies = enemiesOf(m, model)
    .filter((enemy) => isOnTable(m, enemy) && mayStrike(m, enemy))
    .map((enemy) => m.state.point[enemy])
    .filter((enemy) => !m.battlefield.touch(from, enemy, seat));
  if (partingOn(m, seat, shortest, enemies) === Infinity) return shortest;
  const passed = enemies.filter((enemy) => !m.battlefield.touch(to, enemy, seat));
  const past = pathTo(m, model, from, to, allowance, undefined, touchingAny(m, passed));
  return past.length > 1 && partingOn(m, seat, past, enemies) === Infinity ? past : shortest;
}

/** Standing points that touch any of some enemies, across a linear obstacle too. */
function touchingAny({ battlefield }: Match, enemies: readonly number[]): number[] {
  const { touching, touchingStart, across, acrossStart } = battlefield.ground;
  return enemies.flatMap((at) => [
    ...touching.subarray(touchingStart[at], touchingStart[at + 1]),
    ...across.subarray(acrossStart[at], acrossStart[at + 1]),
  ]);
}
