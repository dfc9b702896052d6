import { inches } from '../length.ts';
import type { Corner } from '../terrain.ts';

/** A convex outline, counter-clockwise: x0, y0, x1, y1, ... in 1/100 mm. */
export type Outline = Float64Array;

/** The outline of corners given in inches, in either sense of rotation. */
export function outlineOf(corners: readonly Corner[]): Outline {
  const outline = Float64Array.from(corners.flatMap(([x, y]) => [inches(x), inches(y)]));
  return signedArea(outline) < 0 ? reversed(outline) : outline;
}

function signedArea(outline: Outline): number {
  let twice = 0;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    twice += outline[j] * outline[i + 1] - outline[i] * outline[j + 1];
  }
  return twice / 2;
}

function reversed(outline: Outline): Outline {
  const n = outline.length / 2;
  return outline.map((_, i) => outline[2 * (n - 1 - (i >> 1)) + (i & 1)]);
}

/** Whether a point is inside an outline or on its edge. */
export function containsPoint(outline: Outline, x: number, y: number): boolean {
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    if (ex * (y - outline[j + 1]) < ey * (x - outline[j])) return false;
  }
  return true;
}
