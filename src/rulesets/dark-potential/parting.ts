import type { Length } from '../../kernel/length.ts';
import type { Seat } from '../../rules/decision.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from './match.ts';
import { pathTo } from './ways-out.ts';
import { weaponsOf } from './weapons.ts';

/** Whether an enemy may strike at whoever leaves its contact: it owns a close combat attack (DP-LEAVE-01/02). */
export function mayStrike(m: Match, enemy: number): boolean {
  const { leavingCombat } = settingsOf(m, enemy);
  return leavingCombat.strike.on && weaponsOf(m, enemy, 'close-combat').length > 0;
}

/** Whether a path takes its mover out of contact with an enemy on some place right after one of its points. */
export function partsFrom(m: Match, seat: Seat, enemy: number, path: ArrayLike<number>, i: number): boolean {
  return m.theatre.touch(path[i], enemy, seat) && !m.theatre.touch(path[i + 1], enemy, seat);
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
  const { seat } = m.book.models[model];
  const enemies = enemiesOf(m, model)
    .filter((enemy) => isOnTable(m, enemy) && mayStrike(m, enemy))
    .map((enemy) => m.state.point[enemy])
    .filter((enemy) => !m.theatre.touch(from, enemy, seat));
  if (partingOn(m, seat, shortest, enemies) === Infinity) return shortest;
  const passed = enemies.filter((enemy) => !m.theatre.touch(to, enemy, seat));
  const past = pathTo(m, model, from, to, allowance, undefined, touchingAny(m, passed));
  return past.length > 1 && partingOn(m, seat, past, enemies) === Infinity ? past : shortest;
}

/** Standing points that touch any of some enemies, across a linear obstacle too. */
function touchingAny({ theatre }: Match, enemies: readonly number[]): number[] {
  const { touching, touchingStart, across, acrossStart } = theatre.ground;
  return enemies.flatMap((at) => [
    ...touching.subarray(touchingStart[at], touchingStart[at + 1]),
    ...across.subarray(acrossStart[at], acrossStart[at + 1]),
  ]);
}
