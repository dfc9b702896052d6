import type { Point } from '../entities.ts';
import type { Length } from '../length.ts';
import { containsPoint, type Outline } from './outline.ts';
import { spanInOutline } from './spans.ts';

/** Square of the distance between two of some places, seen from above. */
export function squareBetween(
  { x, y }: { readonly x: ArrayLike<Length>; readonly y: ArrayLike<Length> },
  a: Point,
  b: Point,
): number {
  const dx = x[a] - x[b];
  const dy = y[a] - y[b];
  return dx * dx + dy * dy;
}

export function distance(ax: number, ay: number, bx: number, by: number): Length {
  const dx = bx - ax;
  const dy = by - ay;
  return Math.sqrt(dx * dx + dy * dy);
}

/** Squared distance of a point from the segment from a to b. */
export function squaredToSegment(
  x: number,
  y: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const dx = bx - ax;
  const dy = by - ay;
  const along = (x - ax) * dx + (y - ay) * dy;
  const squared = dx * dx + dy * dy;
  if (along <= 0) return (x - ax) * (x - ax) + (y - ay) * (y - ay);
  if (along >= squared) return (x - bx) * (x - bx) + (y - by) * (y - by);
  const across = dx * (y - ay) - dy * (x - ax);
  return (across * across) / squared;
}

/** Squared distance of a point from an outline, 0 inside it. */
export function squaredToOutline(outline: Outline, x: number, y: number): number {
  if (containsPoint(outline, x, y)) return 0;
  let least = Infinity;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const squared = squaredToSegment(x, y, outline[j], outline[j + 1], outline[i], outline[i + 1]);
    if (squared < least) least = squared;
  }
  return least;
}

/** Whether the segment from a to b comes nearer to an outline than a distance, given squared; inside it is at 0. */
export function isSegmentNear(
  outline: Outline,
  squared: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): boolean {
  if (spanInOutline(outline, ax, ay, bx, by) !== null) return squared > 0;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const px = outline[j];
    const py = outline[j + 1];
    const qx = outline[i];
    const qy = outline[i + 1];
    if (squaredToSegment(ax, ay, px, py, qx, qy) < squared) return true;
    if (squaredToSegment(bx, by, px, py, qx, qy) < squared) return true;
    if (squaredToSegment(qx, qy, ax, ay, bx, by) < squared) return true;
  }
  return false;
}

/** Whether a disc overlaps an outline; touching is not overlapping. */
export function discOverlaps(outline: Outline, x: number, y: number, radius: Length): boolean {
  return squaredToOutline(outline, x, y) < radius * radius;
}
