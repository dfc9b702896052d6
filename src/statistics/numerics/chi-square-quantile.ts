import { chiSquareCdf } from './chi-square-cdf.ts';
import { requireLevel, requirePositive } from './require.ts';

/**
 * The value that chi-square with `df` degrees of freedom does not exceed with chance `p` (strictly between 0 and 1):
 * `chiSquareQuantile(0.95, 1)` is 3.841459.
 */
export function chiSquareQuantile(p: number, df: number): number {
  requireLevel('p', p);
  requirePositive('df, the degrees of freedom,', df);
  let above = 1;
  while (chiSquareCdf(above, df) < p) above *= 2;
  let below = 0;
  for (let step = 0; step < 200; step++) {
    const middle = (below + above) / 2;
    if (middle === below || middle === above) break;
    if (chiSquareCdf(middle, df) < p) below = middle;
    else above = middle;
  }
  return above;
}
