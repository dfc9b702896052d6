import { normalDensity } from './normal-density.ts';
import { requireNumber } from './require.ts';

/**
 * The standard normal distribution function.
 *
 * For z-scores and p-values. `simple-statistics` offers a table of four digits and an error function good to
 * seven, too coarse for tails; this one is good to about 1e-15 relative in the lower tail.
 *
 * Sources: Marsaglia (2004), "Evaluating the Normal Distribution", J. Stat. Software 11(4), eq. (3) for the
 * centre; Abramowitz and Stegun 26.2.14 (Laplace's continued fraction) for the tail.
 */

const TAIL_STARTS = 3;

/** Chance that a standard normal variable is at most `z`; exact 0 and 1 at minus and plus infinity. */
export function normalCdf(z: number): number {
  requireNumber('z', z);
  if (z > TAIL_STARTS) return 1 - lowerTail(-z);
  if (z < -TAIL_STARTS) return lowerTail(z);
  let term = z;
  let sum = z;
  for (let odd = 3; Math.abs(term) > 1e-18 * Math.abs(sum); odd += 2) {
    term *= (z * z) / odd;
    sum += term;
  }
  return 0.5 + sum * normalDensity(z);
}

function lowerTail(z: number): number {
  if (z === -Infinity) return 0;
  let fraction = -z;
  for (let k = 120; k >= 1; k--) fraction = -z + k / fraction;
  return normalDensity(z) / fraction;
}
