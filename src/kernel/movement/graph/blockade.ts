import { distance, squaredToSegment } from '../../geometry/distances.ts';
import type { Ground } from '../../ground.ts';
import type { Length } from '../../length.ts';
import { APART, LEVEL_LIMIT } from '../legs/room.ts';

/** Whether a base that moves straight and level from a to b overlaps a blocker. */
export function isBlocked(
  ground: Ground,
  blockers: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  z: Length,
): boolean {
  for (const blocker of blockers) {
    if (Math.abs(ground.z[blocker] - z) >= LEVEL_LIMIT) continue;
    if (squaredToSegment(ground.x[blocker], ground.y[blocker], ax, ay, bx, by) < APART * APART) return true;
  }
  return false;
}

/** Whether any blocker, at any height, is nearer than `margin` to the segment from a to b. */
export function isNearAny(
  ground: Ground,
  blockers: readonly number[],
  margin: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  for (const blocker of blockers) {
    if (squaredToSegment(ground.x[blocker], ground.y[blocker], ax, ay, bx, by) < margin * margin) return true;
  }
  return false;
}

/**
 * A length that no way from a to b undercuts when one of the blockers is between them: at the blocker it is a base's
 * width to one side or the other.
 */
export function leastLengthPast(
  ground: Ground,
  blockers: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const length = distance(ax, ay, bx, by);
  let least = length;
  for (const blocker of blockers) {
    const along = ((ground.x[blocker] - ax) * (bx - ax) + (ground.y[blocker] - ay) * (by - ay)) / length;
    const off = ((ground.y[blocker] - ay) * (bx - ax) - (ground.x[blocker] - ax) * (by - ay)) / length;
    const aside = APART - Math.abs(off);
    if (aside <= 0 || along <= 0 || along >= length) continue;
    const rest = length - along;
    const past = Math.sqrt(along * along + aside * aside) + Math.sqrt(rest * rest + aside * aside);
    if (past > least) least = past;
  }
  return least;
}

/** Gathers the blockers that a base can meet at all within an allowance. */
export function blockersNear(
  { x, y, radius }: Ground,
  from: number,
  allowance: Length,
  blockers: readonly number[],
  into: number[],
): void {
  const reach = allowance + 2 * radius;
  into.length = 0;
  for (let i = 0; i < blockers.length; i++) {
    const dx = x[blockers[i]] - x[from];
    const dy = y[blockers[i]] - y[from];
    if (dx * dx + dy * dy < reach * reach) into.push(blockers[i]);
  }
}
