import { BASE_RADIUS } from '../../../src/kernel/base.ts';
import { isSegmentNear } from '../../../src/kernel/geometry/distances.ts';
import { containsPoint } from '../../../src/kernel/geometry/outline.ts';
import { type Prism, reachesInto, slabsOf, solidsOf } from '../../../src/kernel/geometry/prism.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { INCH, type Length } from '../../../src/kernel/length.ts';

/** Far enough to step over a linear obstacle or onto the edge of a floor. */
const STEP = 2.2 * INCH;

/**
 * Standing points of the widest region that hangs together by steps of at most 2.2 inches in which the base overlaps
 * nothing solid but linear obstacles, climbing where nothing is overhead. A plain flood, independent of the ways.
 */
export function reachablePoints(ground: Ground): Uint8Array {
  const { spec, count, x, y, z, columns, cell } = ground;
  const solids = spec.pieces.filter((piece) => piece.kind !== 'linear').flatMap(solidsOf);
  const slabs = spec.pieces.flatMap(slabsOf);

  const isClear = (prisms: readonly Prism[], a: number, b: number, level: Length) =>
    !prisms.some(
      (prism) =>
        reachesInto(prism, level) &&
        isSegmentNear(prism.outline, (BASE_RADIUS - 1) * (BASE_RADIUS - 1), x[a], y[a], x[b], y[b]),
    );

  const isUnderRoof = (point: number, level: Length) =>
    slabs.some(
      (slab) => slab.to > z[point] && slab.to <= level && containsPoint(slab.outline, x[point], y[point]),
    );

  const isStep = (a: number, b: number) => {
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    if (dx * dx + dy * dy > STEP * STEP) return false;
    const level = Math.max(z[a], z[b]);
    return isClear(solids, a, b, level) && !isUnderRoof(a, level) && !isUnderRoof(b, level);
  };

  const span = Math.ceil(STEP / ground.pitch);
  const flood = (start: number) => {
    const reached = new Uint8Array(count);
    reached[start] = 1;
    const queue = [start];
    for (const from of queue) {
      for (let row = ground.row[from] - span; row <= ground.row[from] + span; row++) {
        for (let column = ground.column[from] - span; column <= ground.column[from] + span; column++) {
          if (row < 0 || row >= ground.rows || column < 0 || column >= columns) continue;
          for (let to = cell[row * columns + column]; to >= 0 && to < count; to++) {
            if (ground.row[to] !== row || ground.column[to] !== column) break;
            if (reached[to] === 1 || !isStep(from, to)) continue;
            reached[to] = 1;
            queue.push(to);
          }
        }
      }
    }
    return { reached, size: queue.length };
  };

  let widest = flood(0);
  for (let start = 1; start < count && widest.size < count / 2; start++) {
    const other = flood(start);
    if (other.size > widest.size) widest = other;
  }
  return widest.reached;
}

export interface Unreached {
  /** Shares of the points on the ground and on upper floors that cannot be come to. */
  readonly ground: number;
  readonly floors: number;
  /** Upper floors no point of which can be come to, as `piece height`. */
  readonly lostFloors: readonly string[];
}

export function unreached(ground: Ground): Unreached {
  const reached = reachablePoints(ground);
  const points = Array.from({ length: ground.count }, (_, i) => i);
  const share = (list: readonly number[]) =>
    list.length === 0 ? 0 : list.filter((i) => reached[i] === 0).length / list.length;
  const floors = ground.spec.pieces.flatMap((piece) => slabsOf(piece).map((slab) => ({ piece, slab })));
  return {
    ground: share(points.filter((i) => ground.z[i] === 0)),
    floors: share(points.filter((i) => ground.z[i] > 0)),
    lostFloors: floors
      .filter(
        ({ slab }) =>
          !points.some(
            (i) =>
              reached[i] && ground.z[i] === slab.to && containsPoint(slab.outline, ground.x[i], ground.y[i]),
          ),
      )
      .map(({ piece, slab }) => `${piece.name} at ${piece.outline[0]} ${slab.to / INCH}`),
  };
}
