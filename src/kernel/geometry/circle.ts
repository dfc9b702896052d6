import type { Length } from '../length.ts';
import type { Outline } from './outline.ts';

export interface Circle {
  readonly x: Length;
  readonly y: Length;
  readonly radius: Length;
}

/** A circle with all corners of an outline in it. */
export function circleAbout(outline: Outline): Circle {
  const corners = Array.from({ length: outline.length / 2 }, (_, i) => [outline[2 * i], outline[2 * i + 1]]);
  const [x, y] = [0, 1].map((axis) => {
    const all = corners.map((corner) => corner[axis]);
    return (Math.min(...all) + Math.max(...all)) / 2;
  });
  const squares = corners.map(([cx, cy]) => (cx - x) * (cx - x) + (cy - y) * (cy - y));
  return { x, y, radius: Math.sqrt(Math.max(...squares)) };
}
