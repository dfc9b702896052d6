import { requireLevel, requirePositive } from './require.ts';
import { studentCdf } from './student-cdf.ts';

/**
 * The value that Student's t with `df` degrees of freedom does not exceed with chance `p` (strictly between
 * 0 and 1): `studentQuantile(0.975, 9)` is 2.262157.
 */
export function studentQuantile(p: number, df: number): number {
  requireLevel('p', p);
  requirePositive('df, the degrees of freedom,', df);
  if (p > 0.5) return -studentQuantile(1 - p, df);
  if (p === 0.5) return 0;
  let outside = -1;
  while (studentCdf(outside, df) > p) outside *= 2;
  let inside = outside === -1 ? 0 : outside / 2;
  for (let step = 0; step < 100; step++) {
    const middle = (outside + inside) / 2;
    if (studentCdf(middle, df) > p) inside = middle;
    else outside = middle;
  }
  return (outside + inside) / 2;
}
