import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';

type Lattice = Pick<Ground, 'pitch' | 'count' | 'column' | 'row' | 'columns' | 'rows' | 'cell'>;

/** Visits the standing points no further from one than `span` in either direction of the lattice, by rows. */
export function forPointsAround(
  { pitch, count, column, row, columns, rows, cell }: Lattice,
  point: Point,
  span: Length,
  visit: (at: Point) => void,
): void {
  const cells = Math.floor(span / pitch);
  const lastRow = Math.min(rows - 1, row[point] + cells);
  const lastColumn = Math.min(columns - 1, column[point] + cells);
  for (let r = Math.max(0, row[point] - cells); r <= lastRow; r++) {
    for (let c = Math.max(0, column[point] - cells); c <= lastColumn; c++) {
      const first = cell[r * columns + c];
      if (first < 0) continue;
      for (let at = first; at < count && column[at] === c && row[at] === r; at++) visit(at);
    }
  }
}

/** Those of them that something holds of. */
export function pointsAround(
  ground: Lattice,
  point: Point,
  span: Length,
  holds: (point: Point, at: Point) => boolean,
): Point[] {
  const found: Point[] = [];
  forPointsAround(ground, point, span, (at) => {
    if (holds(point, at)) found.push(at);
  });
  return found;
}
