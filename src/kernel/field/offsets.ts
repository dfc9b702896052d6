import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';

/** Numbers for how far points lie from each other across and up the table: pairs that lie alike have the same. */
export interface Offsets {
  /** All are below this. */
  readonly size: number;
  between(from: Point, at: Point): number;
}

/** By steps of the lattice, or pair by pair where points do not stand on one. */
export function offsetsOf(ground: Ground): Offsets {
  const { column, row, columns, rows, count } = ground;
  if (!isLattice(ground)) return { size: count * count, between: (from, at) => from * count + at };
  const width = 2 * columns - 1;
  const middle = (rows - 1) * width + columns - 1;
  return {
    size: width * (2 * rows - 1),
    between: (from, at) => middle + (row[at] - row[from]) * width + column[at] - column[from],
  };
}

function isLattice({ x, y, column, row, pitch }: Ground): boolean {
  return column.every(
    (c, at) => x[at] - x[0] === (c - column[0]) * pitch && y[at] - y[0] === (row[at] - row[0]) * pitch,
  );
}
