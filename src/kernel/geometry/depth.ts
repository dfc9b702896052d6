import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { type Outline, outlineOf } from './outline.ts';

/** Parts of 1/100 mm to which depths are told, far above what arithmetic is off by. */
const GRAIN = 64;

/**
 * How much of the line between two models is inside the footprint of a piece: between points `from` and `to`, from
 * axis to axis, the same both ways, and exact where a line crosses a piece squarely. Sight records leave depths out, for
 * with them a wooded table has hundreds of times as many records; a rule that limits depth asks here, pair by pair.
 */
export function createDepths({ x, y, spec }: Ground): (piece: number, from: Point, to: Point) => Length {
  const edges = spec.pieces.map((piece) => edgesOf(outlineOf(piece.outline)));
  return (piece, from, to) => {
    const [fromX, fromY, toX, toY] = [x[from], y[from], x[to], y[to]];
    const share = shareInside(edges[piece], fromX, fromY, toX, toY);
    if (share === 0) return 0;
    const dx = toX - fromX;
    const dy = toY - fromY;
    return Math.round(GRAIN * share * Math.sqrt(dx * dx + dy * dy)) / GRAIN;
  };
}

/** Three numbers for each edge: how far to the inner side of it x, y is, in proportion, is `a * y - b * x - c`. */
function edgesOf(outline: Outline): Float64Array {
  const edges = new Float64Array(1.5 * outline.length);
  for (let i = 0, j = outline.length - 2, at = 0; i < outline.length; j = i, i += 2, at += 3) {
    const a = outline[i] - outline[j];
    const b = outline[i + 1] - outline[j + 1];
    edges.set([a, b, a * outline[j + 1] - b * outline[j]], at);
  }
  return edges;
}

/** Share of a line that is inside an outline. */
function shareInside(edges: Float64Array, fromX: Length, fromY: Length, toX: Length, toY: Length): number {
  let from = 0;
  let to = 1;
  for (let edge = 0; edge < edges.length; edge += 3) {
    const atStart = edges[edge] * fromY - edges[edge + 1] * fromX - edges[edge + 2];
    const atEnd = edges[edge] * toY - edges[edge + 1] * toX - edges[edge + 2];
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
