import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { pointsInOwnFrame } from '../own-frame.ts';

/** Those in front of the seats, or those at their sides. */
type Edges = 'ends' | 'sides';

/** Where points are from the edges of both seats, which deploy along them. */
export interface HomeEdges {
  /** Of each point, how far it lies along the edges. */
  readonly sideways: ArrayLike<Length>;
  /** Where a place is along a seat's own edge, from -1 at its left hand to 1 at the right. */
  alongEdge(seat: 0 | 1, point: Point): number;
  /** Distance of a base, or of what else stands on a point, from its seat's own edge. */
  fromHome(seat: 0 | 1, point: Point): Length;
}

/** @param radius of what stands on a point: 0 for its middle */
export function homeEdgesOf(
  { spec, x, y, radius: base }: Ground,
  { edges = 'ends', radius = base }: { readonly edges?: Edges; readonly radius?: Length } = {},
): HomeEdges {
  const [across, depth] = edges === 'ends' ? [y, spec.depth] : [x, spec.width];
  const [sideways, width] = edges === 'ends' ? [x, spec.width] : [y, spec.depth];
  const half = (depth * INCH) / 2;
  const halfEdge = (width * INCH) / 2;
  return {
    sideways,
    alongEdge: (seat, point) => (seat === 0 ? sideways[point] : -sideways[point]) / halfEdge,
    fromHome: (seat, point) => half - radius + (seat === 0 ? across[point] : -across[point]),
  };
}

/** The same, and where sides deploy. */
interface Homes extends HomeEdges {
  /** By seat, in its own frame: points on the ground whose whole bases are within a depth of its edge. */
  readonly zones: readonly [readonly Point[], readonly Point[]];
}

export function homesOf(ground: Ground, depth: Length): Homes {
  const edges = homeEdgesOf(ground);
  const zone = (seat: 0 | 1) =>
    pointsInOwnFrame(ground, seat).filter(
      (at) => ground.z[at] === 0 && edges.fromHome(seat, at) <= depth - 2 * ground.radius,
    );
  return { ...edges, zones: [zone(0), zone(1)] };
}
