import { incompleteBeta } from './incomplete-beta.ts';
import { requireLevel, requirePositive } from './require.ts';

/**
 * Student's t: for the mean of a handful of values of unknown variance, such as the means of a few tables.
 * Wrong where the values are far from normal and few; with hundreds it is the normal distribution.
 *
 * Source: Abramowitz and Stegun 26.7.1 and 26.5.27 (t as an incomplete beta function).
 */

/** Chance that Student's t with `df` degrees of freedom (above 0) is at most `t`. */
export function studentCdf(t: number, df: number): number {
  requirePositive('df, the degrees of freedom,', df);
  if (!(t >= -Infinity)) throw new RangeError(`t is ${t}; Student's distribution needs a number.`);
  const tail = 0.5 * incompleteBeta(df / (df + t * t), df / 2, 0.5);
  return t > 0 ? 1 - tail : tail;
}

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
