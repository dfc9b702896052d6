import type { Point } from '../entities.ts';
import type { Length } from '../length.ts';
import type { Outline } from './outline.ts';

/** Part of a segment, as fractions of its length: 0 is its start and 1 its end. */
export type Span = readonly [from: number, to: number];

/** The part of a span on which a quantity that runs linearly from `atStart` to `atEnd` is not negative. */
export function narrow(span: Span | null, atStart: number, atEnd: number): Span | null {
  if (span === null || (atStart < 0 && atEnd < 0)) return null;
  if (atStart >= 0 && atEnd >= 0) return span;
  const t = atStart / (atStart - atEnd);
  const from = atStart < 0 && t > span[0] ? t : span[0];
  const to = atEnd < 0 && t < span[1] ? t : span[1];
  return from <= to ? [from, to] : null;
}

/** The shortest span that holds both. */
export function hull(a: Span | null, b: Span | null): Span | null {
  if (a === null || b === null) return a ?? b;
  return [Math.min(a[0], b[0]), Math.max(a[1], b[1])];
}

const WHOLE: Span = [0, 1];

/** The part of the segment from a to b that lies in an outline, its edge included. */
export function spanInOutline(outline: Outline, ax: number, ay: number, bx: number, by: number): Span | null {
  let from = 0;
  let to = 1;
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    const atStart = ex * (ay - outline[j + 1]) - ey * (ax - outline[j]);
    const atEnd = ex * (by - outline[j + 1]) - ey * (bx - outline[j]);
    if (atStart >= 0 && atEnd >= 0) continue;
    if (atStart < 0 && atEnd < 0) return null;
    const t = atStart / (atStart - atEnd);
    if (atStart < 0) from = Math.max(from, t);
    else to = Math.min(to, t);
    if (from > to) return null;
  }
  return [from, to];
}

/** Whether the segment between two of some places meets any of some outlines. */
export function crossesAny(
  outlines: readonly Outline[],
  { x, y }: { readonly x: ArrayLike<Length>; readonly y: ArrayLike<Length> },
  a: Point,
  b: Point,
): boolean {
  return outlines.some((outline) => spanInOutline(outline, x[a], y[a], x[b], y[b]) !== null);
}

/** The part of the segment from a to b within `radius` of a centre. */
export function spanInDisc(
  cx: number,
  cy: number,
  radius: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Span | null {
  const dx = bx - ax;
  const dy = by - ay;
  const fx = ax - cx;
  const fy = ay - cy;
  const squared = dx * dx + dy * dy;
  const outside = fx * fx + fy * fy - radius * radius;
  if (squared === 0) return outside <= 0 ? WHOLE : null;
  const half = -(fx * dx + fy * dy) / squared;
  const discriminant = half * half - outside / squared;
  if (discriminant < 0) return null;
  const root = Math.sqrt(discriminant);
  const from = half - root;
  const to = half + root;
  return to < 0 || from > 1 ? null : [Math.max(from, 0), Math.min(to, 1)];
}

/**
 * The part of the segment from a to b, the path of a base's centre, on which the base overlaps or touches the
 * outline: the outline grown by the radius is convex, so that this is one span.
 */
export function spanNearOutline(
  outline: Outline,
  radius: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Span | null {
  let span = spanInOutline(outline, ax, ay, bx, by);
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    span = hull(span, spanInDisc(outline[i], outline[i + 1], radius, ax, ay, bx, by));
    const strip = spanBesideEdge(
      outline[j],
      outline[j + 1],
      outline[i],
      outline[i + 1],
      radius,
      ax,
      ay,
      bx,
      by,
    );
    span = hull(span, strip);
  }
  return span;
}

/** The part of the segment from a to b in the rectangle of the given width to the right of the edge from p to q. */
function spanBesideEdge(
  px: number,
  py: number,
  qx: number,
  qy: number,
  width: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Span | null {
  const ex = qx - px;
  const ey = qy - py;
  const squared = ex * ex + ey * ey;
  const wide = width * Math.sqrt(squared);
  const alongA = ex * (ax - px) + ey * (ay - py);
  const alongB = ex * (bx - px) + ey * (by - py);
  const rightA = ey * (ax - px) - ex * (ay - py);
  const rightB = ey * (bx - px) - ex * (by - py);
  let span = narrow(WHOLE, alongA, alongB);
  span = narrow(span, squared - alongA, squared - alongB);
  span = narrow(span, rightA, rightB);
  return narrow(span, wide - rightA, wide - rightB);
}
