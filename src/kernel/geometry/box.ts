import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';

/** A rectangle along the edges of the table, seen from above. */
export interface Box {
  readonly left: Length;
  readonly right: Length;
  readonly near: Length;
  readonly far: Length;
}

/** The smallest box around some standing points. */
export function boxAround({ x, y }: Pick<Ground, 'x' | 'y'>, points: ArrayLike<number>): Box {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (let i = 0; i < points.length; i++) {
    const point = points[i];
    left = Math.min(left, x[point]);
    right = Math.max(right, x[point]);
    near = Math.min(near, y[point]);
    far = Math.max(far, y[point]);
  }
  return { left, right, near, far };
}

/** Square of the distance of a place from a box, 0 inside it. */
export function squareToBox({ left, right, near, far }: Box, x: Length, y: Length): number {
  const dx = Math.max(0, left - x, x - right);
  const dy = Math.max(0, near - y, y - far);
  return dx * dx + dy * dy;
}

/** Squares of the least and of the greatest distance from a place in one box to another box. */
export function leastBetween(from: Box, to: Box): number {
  const dx = Math.max(0, to.left - from.right, from.left - to.right);
  const dy = Math.max(0, to.near - from.far, from.near - to.far);
  return dx * dx + dy * dy;
}

export function mostBetween(from: Box, to: Box): number {
  const dx = Math.max(0, to.left - from.left, from.right - to.right);
  const dy = Math.max(0, to.near - from.near, from.far - to.far);
  return dx * dx + dy * dy;
}
