import type { Outline } from '../../geometry/outline.ts';

/** Enough for Newton's method to settle within a hundredth of a millimetre, or for halving to come near. */
const STEPS = 10;

/** Edges of an outline go by the number of the corner at which they end; the one nearest to a place on it. */
export function nearestEdge(outline: Outline, x: number, y: number): number {
  const corners = outline.length / 2;
  let best = 0;
  let least = Infinity;
  for (let edge = 0; edge < corners; edge++) {
    const i = 2 * edge;
    const j = 2 * ((edge + corners - 1) % corners);
    const ex = outline[i] - outline[j];
    const ey = outline[i + 1] - outline[j + 1];
    const across = Math.abs(ex * (y - outline[j + 1]) - ey * (x - outline[j])) / Math.sqrt(ex * ex + ey * ey);
    if (across < least) {
      least = across;
      best = edge;
    }
  }
  return best;
}

/** Whether a place is on the outer side of an edge. */
export function faces(outline: Outline, edge: number, x: number, y: number): boolean {
  const i = 2 * edge;
  const j = (i + outline.length - 2) % outline.length;
  return (
    (outline[i] - outline[j]) * (y - outline[j + 1]) < (outline[i + 1] - outline[j + 1]) * (x - outline[j])
  );
}

/** Where on one side of an outline a way from a to b costs least: a convex quantity, so that its slope tells. */
export function cheapestOnEdge(
  outline: Outline,
  edge: number,
  before: number,
  after: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
) {
  const i = 2 * edge;
  const j = (i + outline.length - 2) % outline.length;
  const px = outline[j];
  const py = outline[j + 1];
  const ex = outline[i] - px;
  const ey = outline[i + 1] - py;
  const length = Math.sqrt(ex * ex + ey * ey);
  const ux = ex / length;
  const uy = ey / length;
  const aAlong = (ax - px) * ux + (ay - py) * uy;
  const bAlong = (bx - px) * ux + (by - py) * uy;
  const aOff = (ay - py) * ux - (ax - px) * uy;
  const bOff = (by - py) * ux - (bx - px) * uy;
  // One unit keeps the slope finite where an end lies on the edge.
  const aSquared = aOff * aOff + 1;
  const bSquared = bOff * bOff + 1;
  const isFirst = slope(before, aSquared, 0 - aAlong, after, bSquared, 0 - bAlong) >= 0;
  const isLast = !isFirst && slope(before, aSquared, length - aAlong, after, bSquared, length - bAlong) <= 0;

  let low = 0;
  let high = length;
  const reach = Math.abs(aOff) + Math.abs(bOff);
  const crossed = reach > 0 ? (aAlong * Math.abs(bOff) + bAlong * Math.abs(aOff)) / reach : 0;
  const atEnd = isFirst || isLast;
  let u = isFirst ? 0 : isLast ? length : crossed > 0 && crossed < length ? crossed : length / 2;
  for (let tries = 0; !atEnd && tries < STEPS; tries++) {
    const steepness = slope(before, aSquared, u - aAlong, after, bSquared, u - bAlong);
    if (steepness > 0) high = u;
    else low = u;
    const a = slant(aSquared, u - aAlong);
    const b = slant(bSquared, u - bAlong);
    const newton = u - steepness / ((before * aSquared) / (a * a * a) + (after * bSquared) / (b * b * b));
    const next = newton > low && newton < high ? newton : (low + high) / 2;
    const step = next - u;
    u = next;
    if (step * step < 1) break;
  }
  const cost = before * slant(aSquared, u - aAlong) + after * slant(bSquared, u - bAlong);
  return { x: px + u * ux, y: py + u * uy, cost, atEnd };
}

/** How far it is to a place that is so far along, and the square of so much aside. */
function slant(asideSquared: number, along: number): number {
  return Math.sqrt(asideSquared + along * along);
}

/** How much more a way past a place costs for each length that the place is moved on. */
function slope(
  before: number,
  aSquared: number,
  aAlong: number,
  after: number,
  bSquared: number,
  bAlong: number,
): number {
  return (before * aAlong) / slant(aSquared, aAlong) + (after * bAlong) / slant(bSquared, bAlong);
}
