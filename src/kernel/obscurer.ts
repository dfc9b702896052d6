import { inches } from './length.ts';
import { hullOf, type Prism, slabsOf, solidsOf } from './prism.ts';
import type { CoverClass, Piece, TableSpec } from './terrain.ts';

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
  return spec.pieces.flatMap((piece, index) => [
    ...solidsOf(piece).map((solid, i) => obscurer(solid, index, piece.solids[i].cover, true)),
    ...slabsOf(piece).map((slab) => obscurer(slab, index, piece.cover, true)),
    ...(piece.area ? [obscurer(veilOf(piece), index, piece.cover, false)] : []),
  ]);
}

function veilOf(piece: Piece): Prism {
  return { outline: hullOf(piece).outline, from: 0, to: inches(piece.height) };
}

function obscurer({ outline, from, to }: Prism, piece: number, cover: CoverClass, stops: boolean): Obscurer {
  return { outline, from, to, piece, cover: COVER_CLASSES.indexOf(cover), stops };
}
