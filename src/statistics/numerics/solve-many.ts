import { requireMatrix } from './require.ts';
import { SingularError } from './singular-error.ts';

export function solveMany(
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
