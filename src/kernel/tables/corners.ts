import type { Corner } from '../terrain.ts';

/** A convex polygon in inches, anticlockwise. */
export type Corners = readonly Corner[];

interface Box {
  readonly left: number;
  readonly right: number;
  readonly near: number;
  readonly far: number;
}

export function boxOf(outline: Corners): Box {
  let left = Infinity;
  let right = -Infinity;
  let near = Infinity;
  let far = -Infinity;
  for (const [x, y] of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    near = Math.min(near, y);
    far = Math.max(far, y);
  }
  return { left, right, near, far };
}

/** In square inches. */
export function areaOf(outline: Corners): number {
  let twice = 0;
  for (let i = 0; i < outline.length; i++) {
    const [ax, ay] = outline[i];
    const [bx, by] = outline[(i + 1) % outline.length];
    twice += ax * by - bx * ay;
  }
  return Math.abs(twice) / 2;
}

/** How far apart two outlines are along the direction that parts them best; negative is how deep they overlap. */
interface Separation {
  readonly gap: number;
  /** Unit vector along which the second outline lies beyond the first. */
  readonly x: number;
  readonly y: number;
}

function bestEdge(a: Corners, b: Corners): Separation {
  let best: Separation = { gap: -Infinity, x: 0, y: 0 };
  for (let i = 0; i < a.length; i++) {
    const [ax, ay] = a[i];
    const [bx, by] = a[(i + 1) % a.length];
    const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
    const x = (by - ay) / length;
    const y = (ax - bx) / length;
    let gap = Infinity;
    for (const corner of b) gap = Math.min(gap, (corner[0] - ax) * x + (corner[1] - ay) * y);
    if (gap > best.gap) best = { gap, x, y };
  }
  return best;
}

/** Separating axes of two convex outlines. The gap is exact when they overlap and at most the distance when not. */
export function separation(a: Corners, b: Corners): Separation {
  const fromA = bestEdge(a, b);
  const fromB = bestEdge(b, a);
  return fromA.gap >= fromB.gap ? fromA : { gap: fromB.gap, x: -fromB.x, y: -fromB.y };
}

/** A rectangle by its edges. */
export function rectangle(left: number, near: number, right: number, far: number): Corners {
  return [
    [left, near],
    [right, near],
    [right, far],
    [left, far],
  ];
}
