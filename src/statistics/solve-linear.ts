import { requireLength, requireMatrix, requireNumbers } from './require.ts';
import { SingularError } from './singular-error.ts';

/**
 * Solves a small dense system of linear equations by elimination with row pivoting.
 *
 * For the dozens of unknowns of a rating or an equilibrium; not for large or nearly singular systems.
 *
 * @param matrix n rows of n numbers; left as it is
 * @param right n numbers, or n rows of several right-hand sides
 * @returns the unknowns, in the shape of `right`; throws where the matrix is singular
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  requireNumbers('right', right, 1);
  return solveMany(
    matrix,
    right.map((value) => [value]),
  ).map(([value]) => value);
}

/** The inverse of a small dense matrix; throws where it is singular. */
export function invert(matrix: readonly (readonly number[])[]): number[][] {
  requireLength('matrix', matrix, 1);
  return solveMany(
    matrix,
    matrix.map((_, i) => matrix.map((_, j) => (i === j ? 1 : 0))),
  );
}

function solveMany(
  matrix: readonly (readonly number[])[],
  right: readonly (readonly number[])[],
): number[][] {
  const n = right.length;
  requireMatrix('matrix', matrix, right.length, right.length);
  const rows = matrix.map((row, i) => [...row, ...right[i]]);
  for (let column = 0; column < n; column++) {
    let pivot = column;
    for (let r = column + 1; r < n; r++) {
      if (Math.abs(rows[r][column]) > Math.abs(rows[pivot][column])) pivot = r;
    }
    [rows[column], rows[pivot]] = [rows[pivot], rows[column]];
    const head = rows[column];
    if (!(Math.abs(head[column]) > 0)) throw new SingularError('The system of equations is singular.');
    for (let r = 0; r < n; r++) {
      if (r === column || rows[r][column] === 0) continue;
      const factor = rows[r][column] / head[column];
      for (let c = column; c < head.length; c++) rows[r][c] -= factor * head[c];
    }
  }
  return rows.map((row, i) => row.slice(n).map((value) => value / row[i]));
}
