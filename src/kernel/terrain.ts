/**
 * A table described as vectors, in inches. The origin is the centre of the table, x grows to the right and
 * y away from seat 0, whose edge is y = -depth / 2. A table that is symmetric maps onto itself when every
 * (x, y) becomes (-x, -y).
 */
export type CoverClass = 'none' | 'light' | 'medium' | 'heavy';

export type PieceKind = 'area' | 'block' | 'multi-level' | 'linear';

/** A corner, [x, y] in inches. */
export type Corner = readonly [number, number];

/** An upright prism that stops lines of sight, and bases too where it reaches down to their level. */
export interface Solid {
  /** Convex, at least three corners, either sense of rotation. */
  readonly outline: readonly Corner[];
  /** Heights of its underside and its top above the ground, in inches. */
  readonly from: number;
  readonly to: number;
  /** What hiding behind this solid is worth; a window wall is `heavy` where the rest of its ruin is `medium`. */
  readonly cover: CoverClass;
}

/** A surface models can stand on, above the ground. */
export interface Floor {
  /** Convex. */
  readonly outline: readonly Corner[];
  /** In inches above the ground. */
  readonly height: number;
}

export interface Piece {
  readonly name: string;
  readonly kind: PieceKind;
  /** The footprint: convex. A model whose centre is inside it is in the piece. */
  readonly outline: readonly Corner[];
  /** Top of what conceals, in inches; vegetation of an area piece reaches this high. */
  readonly height: number;
  /** Area terrain conceals whoever is inside it and veils, but never stops, the lines that cross it. */
  readonly area: boolean;
  readonly difficult: boolean;
  /** Bases may neither enter the footprint at ground level nor cross it. */
  readonly impassable: boolean;
  /** Cover class of the veil of an area piece, and of standing inside it. */
  readonly cover: CoverClass;
  readonly solids: readonly Solid[];
  readonly floors: readonly Floor[];
}

export interface TableSpec {
  readonly name: string;
  readonly title: string;
  /** In inches. */
  readonly width: number;
  readonly depth: number;
  /** Whether the table maps onto itself when turned by 180 degrees. */
  readonly symmetric: boolean;
  /** At most MOST_PIECES. */
  readonly pieces: readonly Piece[];
}

/** Inches along a side of a table at most. */
export const LONGEST_SIDE = 96;

/** Pieces are bits of compiled tables. */
export const MOST_PIECES = 32;

/** A linear obstacle is below 1 inch high and below 1 inch thick. */
export const LINEAR_LIMIT_INCHES = 1;

/** The pieces of which something holds, as bits. */
export function piecesThat({ pieces }: Pick<TableSpec, 'pieces'>, holds: (piece: Piece) => boolean): number {
  return pieces.reduce((bits, piece, p) => (holds(piece) ? bits | (1 << p) : bits), 0);
}
