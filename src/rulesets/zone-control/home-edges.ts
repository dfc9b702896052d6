import type { Point, Seat } from '../../kernel/entities.ts';
import type { Ground } from '../../kernel/ground.ts';
import { INCH, type Length } from '../../kernel/length.ts';
import { type PointBits, pointBits } from '../../kernel/point-bits.ts';
import type { Settings } from './rules/index.ts';

/** Where points are from the edges that sides deploy along: those in front of them, or those at their sides. */
export interface HomeEdges {
  /** Of each point, how far it lies along the edges. */
  readonly sideways: ArrayLike<Length>;
  /** Where a place is along a seat's own edge, from -1 at its left hand to 1 at the right. */
  alongEdge(seat: Seat, point: Point): number;
  /** Distance of a base from its seat's own edge. */
  fromHome(seat: Seat, point: Point): Length;
  /** Points whose bases are no further from it. */
  nearHome(seat: Seat, depth: Length): PointBits;
}

export function homeEdgesOf({ spec, x, y, radius, count }: Ground, { boards }: Settings): HomeEdges {
  const sides = boards.setUp.edges === 'sides';
  const half = ((sides ? spec.width : spec.depth) * INCH) / 2;
  const halfEdge = ((sides ? spec.depth : spec.width) * INCH) / 2;
  const across = sides ? x : y;
  const sideways = sides ? y : x;
  const homes = new Map<string, PointBits>();

  const fromHome = (seat: Seat, point: Point) =>
    half - radius + (seat === 0 ? across[point] : -across[point]);

  function pointsWithin(seat: Seat, depth: Length): PointBits {
    const points = Array.from({ length: count }, (_, at) => at);
    return pointBits(
      count,
      points.filter((point) => fromHome(seat, point) <= depth),
    );
  }

  return {
    sideways,
    alongEdge: (seat, point) => (seat === 0 ? sideways[point] : -sideways[point]) / halfEdge,
    fromHome,
    nearHome(seat, depth) {
      const key = `${seat} ${depth}`;
      const found = homes.get(key) ?? pointsWithin(seat, depth);
      homes.set(key, found);
      return found;
    },
  };
}
