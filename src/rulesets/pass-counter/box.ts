import type { Ground } from '../../kernel/ground.ts';
import type { Length } from '../../kernel/length.ts';
import type { Columns } from './columns.ts';

/** The smallest box around some places, seen from above. */
export interface Box {
  readonly left: Length;
  readonly right: Length;
  readonly near: Length;
  readonly far: Length;
}

/** The box around the places of the columns from some row on. */
export function boxOf({ x, y, count }: Columns, first: number): Box {
  let [left, right, near, far] = [x[first], x[first], y[first], y[first]];
  for (let i = first + 1; i < count; i++) {
    if (x[i] < left) left = x[i];
    if (x[i] > right) right = x[i];
    if (y[i] < near) near = y[i];
    if (y[i] > far) far = y[i];
  }
  return { left, right, near, far };
}

/** Square of the distance of a point from a box, 0 inside it. */
export function squaredToBox({ left, right, near, far }: Box, { x, y }: Ground, point: number): number {
  const dx = Math.max(left - x[point], 0, x[point] - right);
  const dy = Math.max(near - y[point], 0, y[point] - far);
  return dx * dx + dy * dy;
}
