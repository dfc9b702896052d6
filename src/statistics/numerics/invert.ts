import { requireLength } from './require.ts';
import { solveMany } from './solve-many.ts';

/** The inverse of a small dense matrix; throws where it is singular. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  requireLength('matrix', matrix, 1);
  return solveMany(
    matrix,
    matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0))),
  );
}
