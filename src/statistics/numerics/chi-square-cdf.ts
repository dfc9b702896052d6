import { gammaln } from 'simple-statistics';
import { requirePositive } from './require.ts';

/**
 * Chi-square: how far the variance of a sample can lie from that of its population. The upper bound of a variance
 * seen over n normal values is `variance * (n - 1) / chiSquareQuantile(alpha, n - 1)`. Wrong for values with heavy
 * tails, whose variance varies more.
 *
 * Source: NIST Digital Library of Mathematical Functions 8.11.4 (the incomplete gamma function as a series of
 * positive terms).
 */

/** Chance that chi-square with `df` degrees of freedom (above 0) is at most `x`. */
export function chiSquareCdf(x: number, df: number): number {
  requirePositive('df, the degrees of freedom,', df);
  if (!(x < Infinity)) {
    if (x === Infinity) return 1;
    throw new RangeError(`x is ${x}; chi-square needs a number.`);
  }
  if (x <= 0) return 0;
  const [a, half] = [df / 2, x / 2];
  // Summed from the largest term both ways: the first would vanish far out.
  const largest = Math.max(0, Math.floor(half - a));
  const top = Math.exp((a + largest) * Math.log(half) - half - gammaln(a + largest + 1));
  let sum = top;
  for (let n = largest + 1, term = top; term > 1e-17 * sum; n++) {
    term *= half / (a + n);
    sum += term;
  }
  for (let n = largest, term = top; n > 0 && term > 1e-17 * sum; n--) {
    term *= (a + n) / half;
    sum += term;
  }
  return Math.min(1, sum);
}
