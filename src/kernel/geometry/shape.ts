import type { Length } from '../length.ts';
import type { Box } from './box.ts';
import { isSegmentNear } from './distances.ts';
import type { Outline } from './outline.ts';

/** An outline with the box around it, which rules most of them out at once. */
export interface Shape extends Box {
  readonly outline: Outline;
}

export function shapeOf(outline: Outline): Shape {
  const xs = outline.filter((_, i) => i % 2 === 0);
  const ys = outline.filter((_, i) => i % 2 === 1);
  return {
    outline,
    left: Math.min(...xs),
    right: Math.max(...xs),
    near: Math.min(...ys),
    far: Math.max(...ys),
  };
}

/** Whether the boxes of a shape and of the segment from a to b are at most `margin` apart. */
export function isNear(
  shape: Shape,
  margin: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (ax < bx) {
    if (bx < shape.left - margin || ax > shape.right + margin) return false;
  } else if (ax < shape.left - margin || bx > shape.right + margin) return false;
  return ay < by
    ? by >= shape.near - margin && ay <= shape.far + margin
    : ay >= shape.near - margin && by <= shape.far + margin;
}

/** Those of some shapes whose boxes are within `reach` of a place to all sides. */
export function shapesNear<T extends Shape>(
  shapes: readonly T[],
  x: number,
  y: number,
  reach: Length,
): readonly T[] {
  const near: T[] = [];
  for (const shape of shapes) {
    const isOutside =
      x + reach < shape.left || x - reach > shape.right || y + reach < shape.near || y - reach > shape.far;
    if (!isOutside) near.push(shape);
  }
  return near;
}

/** Whether a disc that moves straight from a to b overlaps a shape; touching is not overlapping. */
export function sweepOverlaps(
  shape: Shape,
  radius: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (!isNear(shape, radius, ax, ay, bx, by)) return false;
  const { outline } = shape;
  const dx = bx - ax;
  const dy = by - ay;
  const wide = radius * Math.sqrt(dx * dx + dy * dy);
  let allLeft = true;
  let allRight = true;
  for (let i = 0; i < outline.length; i += 2) {
    const left = dx * (outline[i + 1] - ay) - dy * (outline[i] - ax);
    if (left <= wide) allLeft = false;
    if (left >= -wide) allRight = false;
  }
  if (allLeft || allRight) return false;
  return isSegmentNear(outline, radius * radius, ax, ay, bx, by);
}
