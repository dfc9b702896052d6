import type { Point } from '../../../kernel/entities.ts';
import { type HomeEdges, homeEdgesOf } from '../../../kernel/field/home-edges.ts';
import { type PointBits, pointBits } from '../../../kernel/field/point-bits.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import type { Settings } from '../rules/index.ts';

/** Where points are from the edges that sides deploy along: those in front of them, or those at their sides. */
interface NearHome extends HomeEdges {
  /** Points whose bases are no further from it. */
  nearHome(seat: Seat, depth: Length): PointBits;
}

export function nearHomeOf(ground: Ground, { boards }: Settings): NearHome {
  const edges = homeEdgesOf(ground, { edges: boards.setUp.edges === 'sides' ? 'sides' : 'ends' });
  const homes = new Map<string, PointBits>();

  function pointsWithin(seat: Seat, depth: Length): PointBits {
    const points = Array.from({ length: ground.count }, (_, at) => at);
    return pointBits(
      ground.count,
      points.filter((point: Point) => edges.fromHome(seat, point) <= depth),
    );
  }

  return {
    ...edges,
    nearHome(seat, depth) {
      const key = `${seat} ${depth}`;
      const found = homes.get(key) ?? pointsWithin(seat, depth);
      homes.set(key, found);
      return found;
    },
  };
}
