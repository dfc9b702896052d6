import type { Length } from './length.ts';
import type { TableSpec } from './terrain.ts';

/**
 * A table compiled to the points models can stand on. Points form a square lattice that is symmetric about
 * the centre of the table; upper floors have points of their own at the same x and y. Points are numbered in
 * rows from seat 0's edge to seat 1's, left to right, then by height, so that on a symmetric table point i
 * turned by 180 degrees is point `mirror[i]`.
 */
export interface Ground {
  readonly spec: TableSpec;
  readonly pitch: Length;
  /** Radius of every base. */
  readonly radius: Length;
  /** Number of standing points. */
  readonly count: number;
  readonly x: Int32Array;
  readonly y: Int32Array;
  /** Height of the surface. */
  readonly z: Int32Array;
  /** The point that is this one turned by 180 degrees about the centre; the nearest one where there is none. */
  readonly mirror: Uint16Array;
  /** Bit p is set when the centre of the base is inside the footprint of piece p (for upper floors too). */
  readonly inside: Uint32Array;
  /**
   * Bit p is set when the base touches a wall or floor of piece p on its level (gap of at most 3 mm); of area terrain
   * without either, its footprint.
   */
  readonly touches: Uint32Array;
  /** Lattice coordinates (column, row) of the point, and the first point of each lattice cell or -1. */
  readonly column: Uint16Array;
  readonly row: Uint16Array;
  readonly columns: number;
  readonly rows: number;
  readonly cell: Int32Array;
  /** Points whose bases touch this one's, no wall between them: ids `touching[touchingStart[i] .. touchingStart[i+1])`. */
  readonly touchingStart: Uint32Array;
  readonly touching: Uint16Array;
  /** The same for pairs that a linear obstacle keeps apart though nothing else does (they may fight across it). */
  readonly acrossStart: Uint32Array;
  readonly across: Uint16Array;
}

/** The points of a lattice cell, lowest first; none outside the lattice. */
export function pointsOfCell(ground: Ground, c: number, r: number): number[] {
  const found: number[] = [];
  for (let at = firstOfCell(ground, c, r); isOfCell(ground, at, c, r); at++) found.push(at);
  return found;
}

/** The lowest of them, or -1; the others are the numbers after it, as long as they are of the cell. */
export function firstOfCell({ cell, columns, rows }: Ground, c: number, r: number): number {
  return c < 0 || r < 0 || c >= columns || r >= rows ? -1 : cell[r * columns + c];
}

export function isOfCell({ column, row, count }: Ground, at: number, c: number, r: number): boolean {
  return at >= 0 && at < count && column[at] === c && row[at] === r;
}

/** Standing points in the square around (x, y) with sides of twice `reach`, in ascending order. */
export function pointsNear(ground: Ground, x: number, y: number, reach: Length): number[] {
  const { columns, rows, cell, pitch, count, column, row } = ground;
  const toColumn = (at: number) => at / pitch + (columns - 1) / 2;
  const toRow = (at: number) => at / pitch + (rows - 1) / 2;
  const lastColumn = Math.min(columns - 1, Math.floor(toColumn(x + reach)));
  const lastRow = Math.min(rows - 1, Math.floor(toRow(y + reach)));
  const points: number[] = [];
  for (let r = Math.max(0, Math.ceil(toRow(y - reach))); r <= lastRow; r++) {
    for (let c = Math.max(0, Math.ceil(toColumn(x - reach))); c <= lastColumn; c++) {
      const first = cell[r * columns + c];
      if (first < 0) continue;
      for (let point = first; point < count && column[point] === c && row[point] === r; point++) {
        points.push(point);
      }
    }
  }
  return points;
}
