import { incompleteBeta } from './incomplete-beta.ts';
import { requirePositive } from './require.ts';

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
