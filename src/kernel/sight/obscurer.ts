import { containsPoint } from '../geometry/outline.ts';
import { hullOf, type Prism, slabsOf, solidsOf } from '../geometry/prism.ts';
import { inches } from '../length.ts';
import type { CoverClass, Piece, TableSpec } from '../terrain.ts';

/** Cover classes in the order of the index that sight records use. */
export const COVER_CLASSES: readonly CoverClass[] = ['none', 'light', 'medium', 'heavy'];

/** A prism that hides or veils what is behind it. */
export interface Obscurer extends Prism {
  /** Index of the piece it belongs to. */
  readonly piece: number;
  /** Index of its cover class. */
  readonly cover: number;
  /** Whether it stops lines of sight; the veil of an area piece does not. */
  readonly stops: boolean;
}

/** All that obscures on a table: solids with their own cover class, floors and veils with that of their piece. */
export function obscurersOf(spec: TableSpec): Obscurer[] {
  return spec.pieces.flatMap((piece, index) => {
    const solids = solidsOf(piece);
    // The floor on top of a hill is part of the hill.
    const slabs = slabsOf(piece).filter((slab) => !solids.some((solid) => holds(solid, slab)));
    return [
      ...solids.map((solid, i) => obscurer(solid, index, piece.solids[i].cover, true)),
      ...slabs.map((slab) => obscurer(slab, index, piece.cover, true)),
      ...(piece.area ? [obscurer(veilOf(piece), index, piece.cover, false)] : []),
    ];
  });
}

function holds(solid: Prism, slab: Prism): boolean {
  const corners = Array.from({ length: slab.outline.length / 2 }, (_, i) => 2 * i);
  return (
    solid.from <= slab.from &&
    solid.to >= slab.to &&
    corners.every((i) => containsPoint(solid.outline, slab.outline[i], slab.outline[i + 1]))
  );
}

function veilOf(piece: Piece): Prism {
  return { outline: hullOf(piece).outline, from: 0, to: inches(piece.height) };
}

function obscurer({ outline, from, to }: Prism, piece: number, cover: CoverClass, stops: boolean): Obscurer {
  return { outline, from, to, piece, cover: COVER_CLASSES.indexOf(cover), stops };
}
