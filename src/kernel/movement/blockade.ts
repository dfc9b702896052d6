import { squaredToSegment } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { APART, LEVEL_LIMIT } from './room.ts';

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

/** The blockers that a base can meet at all within an allowance. */
export function blockersNear(
  ground: Ground,
  from: number,
  allowance: Length,
  blockers: readonly number[],
): readonly number[] {
  const reach = allowance + 2 * ground.radius;
  return blockers.filter((blocker) => {
    const dx = ground.x[blocker] - ground.x[from];
    const dy = ground.y[blocker] - ground.y[from];
    return dx * dx + dy * dy < reach * reach;
  });
}
