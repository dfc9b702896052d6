import type { Ground } from '../../kernel/ground.ts';
import type { Length } from '../../kernel/length.ts';

/** A rectangle around some points. */
export interface Frame {
  readonly left: Length;
  readonly right: Length;
  readonly near: Length;
  readonly far: Length;
}

export function frameOf({ x, y }: Ground, points: readonly number[]): Frame {
  let [left, right, near, far] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const point of points) {
    left = Math.min(left, x[point]);
    right = Math.max(right, x[point]);
    near = Math.min(near, y[point]);
    far = Math.max(far, y[point]);
  }
  return { left, right, near, far };
}

/** Square of the least distance from a place to a rectangle. */
export function squareToFrame({ left, right, near, far }: Frame, x: Length, y: Length): number {
  return squared(Math.max(0, left - x, x - right), Math.max(0, near - y, y - far));
}

/** Squares of the least and of the greatest distance from a place in one rectangle to another rectangle. */
export function leastBetween(from: Frame, to: Frame): number {
  return squared(
    Math.max(0, to.left - from.right, from.left - to.right),
    Math.max(0, to.near - from.far, from.near - to.far),
  );
}

export function mostBetween(from: Frame, to: Frame): number {
  return squared(
    Math.max(0, to.left - from.left, from.right - to.right),
    Math.max(0, to.near - from.near, from.far - to.far),
  );
}

/** Square of the distance between two middles. */
export function squared(dx: Length, dy: Length): number {
  return dx * dx + dy * dy;
}
