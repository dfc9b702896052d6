import type { Point } from '../../../kernel/entities.ts';
import { squareBetween, squaredToSegment } from '../../../kernel/geometry/distances.ts';
import type { Outline } from '../../../kernel/geometry/outline.ts';
import { solidsOf } from '../../../kernel/geometry/prism.ts';
import { crossesAny } from '../../../kernel/geometry/spans.ts';
import { type Ground, pointsOfCell } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import { reachList } from '../../../kernel/movement/reach-list.ts';
import { nearestWhole } from '../../../kernel/nearest-whole.ts';
import type { Reach } from '../../../kernel/ways.ts';

/** Straight ways over what is not too high. */
export interface Overflight {
  /** Standing points that a straight way leads to, over solids up to a height and past bases on some points and what is shunned. */
  reach(
    from: Point,
    within: Length,
    height: Length,
    blockers: readonly Point[],
    shunned: readonly Outline[],
  ): Reach;
  /** Standing points along a straight way, both ends included. */
  path(from: Point, to: Point): Uint16Array;
  /** Length of a straight way, up and down not counted. */
  length(from: Point, to: Point): Length;
}

export function createOverflight(ground: Ground): Overflight {
  const { x, y, z, count, column, row, pitch, radius, spec } = ground;
  const solids = spec.pieces.flatMap(solidsOf);
  const cells = (within: Length) => Math.ceil(within / pitch);

  function length(from: Point, to: Point): Length {
    return Math.sqrt(squareBetween(ground, to, from));
  }

  function isOpen(high: readonly Outline[], blockers: readonly Point[], from: Point, to: Point): boolean {
    if (crossesAny(high, ground, from, to)) return false;
    const apart = 4 * radius * radius;
    return blockers.every(
      (at) => squaredToSegment(x[at], y[at], x[from], y[from], x[to], y[to]) >= apart - 1,
    );
  }

  return {
    length,
    reach(from, within, height, blockers, shunned) {
      const high = [...solids.filter(({ to }) => to > height).map(({ outline }) => outline), ...shunned];
      const wide = cells(within);
      const found: number[] = [];
      for (let r = row[from] - wide; r <= row[from] + wide; r++) {
        for (let c = column[from] - wide; c <= column[from] + wide; c++) {
          for (const at of pointsOfCell(ground, c, r)) {
            if (z[at] !== 0 || length(from, at) > within) continue;
            if (isOpen(high, blockers, from, at)) found.push(at);
          }
        }
      }
      return reachList(from, count, found, (i) => length(from, found[i]), within);
    },
    path(from, to) {
      const steps = Math.max(1, Math.ceil(length(from, to) / pitch));
      const path: Point[] = [from];
      for (let step = 1; step < steps; step++) {
        const c = column[from] + nearestWhole(((column[to] - column[from]) * step) / steps);
        const r = row[from] + nearestWhole(((row[to] - row[from]) * step) / steps);
        const [at] = pointsOfCell(ground, c, r);
        if (at !== undefined && at !== path[path.length - 1]) path.push(at);
      }
      if (path[path.length - 1] !== to) path.push(to);
      return Uint16Array.from(path);
    },
  };
}

/** The cheaper of two ways to each place. */
export function cheaperOf(ground: Ground, from: Point, one: Reach, other: Reach, within: Length): Reach {
  const cost = new Map<number, Length>();
  for (const { count, point, cost: costs } of [one, other]) {
    for (let i = 0; i < count; i++)
      cost.set(point[i], Math.min(costs[i], cost.get(point[i]) ?? Number.POSITIVE_INFINITY));
  }
  const points = [...cost.keys()];
  return reachList(from, ground.count, points, (i) => cost.get(points[i])!, within);
}
