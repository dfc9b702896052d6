import { requireNumbers } from './require.ts';
import { solveMany } from './solve-many.ts';

/**
 * Solves a small dense system of linear equations by elimination with row pivoting.
 *
 * For the dozens of unknowns of a rating or an equilibrium; not for large or nearly singular systems.
 *
 * @param matrix n rows of n numbers; left as it is
 * @param right n numbers
 * @returns the n unknowns; throws where the matrix is singular
 */
export function solveLinear(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  requireNumbers('right', right, 1);
  return solveMany(
    matrix,
    right.map((value) => [value]),
  ).map(([value]) => value);
}
