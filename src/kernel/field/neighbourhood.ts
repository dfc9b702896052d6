import type { Point } from '../entities.ts';
import { type Ground, pointsOfCell } from '../ground.ts';
import type { Length } from '../length.ts';

/**
 * The standing points near one that something holds of, by rows.
 *
 * @param span of points further off in either direction of the lattice it never holds
 */
export function pointsAround(
  ground: Ground,
  point: Point,
  span: Length,
  holds: (point: Point, at: Point) => boolean,
): number[] {
  const { column, columns, row, rows, pitch } = ground;
  const cells = Math.floor(span / pitch);
  const found: Point[] = [];
  const lastRow = Math.min(rows - 1, row[point] + cells);
  const lastColumn = Math.min(columns - 1, column[point] + cells);
  for (let r = Math.max(0, row[point] - cells); r <= lastRow; r++) {
    for (let c = Math.max(0, column[point] - cells); c <= lastColumn; c++) {
      for (const at of pointsOfCell(ground, c, r)) if (holds(point, at)) found.push(at);
    }
  }
  return found;
}
