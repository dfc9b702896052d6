import type { Point } from '../entities.ts';
import { nearestInOutline } from '../geometry/nearest-in-outline.ts';
import { type Prism, reachesInto, solidsOf } from '../geometry/prism.ts';
import { spanInOutline } from '../geometry/spans.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { CoverClass } from '../terrain.ts';
import { lineMeets } from './line-meets.ts';

/** Obstacles that models touch. */
export interface Shelters {
  /** A model on `at` touches an obstacle that is between it and `from`. */
  isBehind(from: Point, at: Point): boolean;
  /** Cover classes of all such obstacles; of those that hide its feet, where the model on `from` is so far above it. */
  shelters(from: Point, at: Point, above?: Length): readonly CoverClass[];
}

/** A solid, the index of its piece and its cover class. */
interface Solid extends Prism {
  readonly piece: number;
  readonly cover: CoverClass;
}

/** Whoever touches nothing is behind nothing. */
const NO_SHELTER: readonly CoverClass[] = [];

export function createShelters(ground: Ground): Shelters {
  const { spec, z } = ground;
  const solids = spec.pieces.flatMap((piece, p) =>
    piece.area
      ? []
      : solidsOf(piece).map((solid, i): Solid => ({ ...solid, piece: p, cover: piece.solids[i].cover })),
  );
  const touched: (readonly Solid[] | undefined)[] = new Array(ground.count);
  /** By point: 1 once it is known that a base on it touches none, as most do. */
  const bare = new Uint8Array(ground.count);

  /**
   * Obstacles that reach up from a model's level and that its base touches, as far as the lattice lets it: they are
   * less than a step away, and no other piece stands between. `Ground.touches` is stricter: a gap of at most 3 mm.
   */
  function touchedBy(at: Point): readonly Solid[] {
    touched[at] ??= touchedOf(
      ground,
      solids.filter((solid) => reachesInto(solid, z[at])),
      at,
    );
    return touched[at];
  }

  return {
    isBehind: (from, at) => touchedBy(at).some((solid) => isBetween(ground, solid, from, at)),
    shelters(from, at, above = 0) {
      if (bare[at] > 0) return NO_SHELTER;
      const touched = touchedBy(at);
      if (touched.length === 0) bare[at] = 1;
      const found: CoverClass[] = [];
      for (const solid of touched) {
        if (!isBetween(ground, solid, from, at)) continue;
        if (above === 0 || lineMeets(ground, [solid], from, at, 0, 0, above)) found.push(solid.cover);
      }
      return found;
    },
  };
}

/** Those of some obstacles that the base on a point touches, with no other piece between. */
function touchedOf({ x, y, radius, pitch }: Ground, upright: readonly Solid[], at: Point): readonly Solid[] {
  const reach = radius + pitch;
  return upright.filter((solid) => {
    const [nx, ny] = nearestInOutline(solid.outline, x[at], y[at]);
    const squared = (nx - x[at]) * (nx - x[at]) + (ny - y[at]) * (ny - y[at]);
    const standsBetween = (other: Solid) =>
      other.piece !== solid.piece && spanInOutline(other.outline, x[at], y[at], nx, ny) !== null;
    return squared < reach * reach && !upright.some(standsBetween);
  });
}

function isBetween({ x, y }: Ground, { outline }: Solid, from: Point, at: Point): boolean {
  const span = spanInOutline(outline, x[from], y[from], x[at], y[at]);
  return span !== null && span[1] > span[0];
}
