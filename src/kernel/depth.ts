import { type Outline, outlineOf } from './geometry.ts';
import type { Ground } from './ground.ts';
import type { Length } from './length.ts';

/** Parts of 1/100 mm to which depths are told, far above what arithmetic is off by. */
const GRAIN = 64;

/**
 * How much of the line between two models is inside the footprint of a piece: between points `from` and `to`, from
 * axis to axis, the same both ways, and exact where a line crosses a piece squarely. Sight records leave depths out, for with them a wooded table has
 * hundreds of times as many records; a rule that limits depth asks here, pair by pair.
 */
export function createDepths(ground: Ground): (piece: number, from: number, to: number) => Length {
  const { x, y, spec } = ground;
  const footprints = spec.pieces.map((piece) => outlineOf(piece.outline));
  const sides: (Float64Array | undefined)[] = footprints.map(() => undefined);
  return (piece, from, to) => {
    sides[piece] ??= sidesOf(ground, footprints[piece]);
    const edges = footprints[piece].length / 2;
    const share = shareInside(sides[piece], edges, from * edges, to * edges);
    if (share === 0) return 0;
    const dx = x[to] - x[from];
    const dy = y[to] - y[from];
    return Math.round(GRAIN * share * Math.sqrt(dx * dx + dy * dy)) / GRAIN;
  };
}

/** By point and edge of an outline: to which side of it the point is, positive inside, in proportion to how far off. */
function sidesOf({ count, x, y }: Ground, outline: Outline): Float64Array {
  const edges = outline.length / 2;
  const sides = new Float64Array(count * edges);
  for (let point = 0, at = 0; point < count; point++) {
    for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
      const ex = outline[i] - outline[j];
      const ey = outline[i + 1] - outline[j + 1];
      sides[at++] = ex * (y[point] - outline[j + 1]) - ey * (x[point] - outline[j]);
    }
  }
  return sides;
}

/** Share of a line that is inside an outline, by the sides of its ends. */
function shareInside(sides: Float64Array, edges: number, start: number, end: number): number {
  let from = 0;
  let to = 1;
  for (let edge = 0; edge < edges; edge++) {
    const atStart = sides[start + edge];
    const atEnd = sides[end + edge];
    if (atStart >= 0 && atEnd >= 0) continue;
    if (atStart < 0 && atEnd < 0) return 0;
    const t = atStart / (atStart - atEnd);
    if (atStart < 0) {
      if (t > from) from = t;
    } else if (t < to) to = t;
    if (from > to) return 0;
  }
  return to - from;
}
