import { normalCdf } from './normal-cdf.ts';
import { normalDensity } from './normal-density.ts';
import { requireShare } from './require.ts';

/**
 * The inverse of the standard normal distribution function: `normalQuantile(0.975)` is 1.959964.
 *
 * `simple-statistics` has a `probit` good to three digits, too coarse for intervals. Here Newton's method runs
 * on the logarithm of the distribution function, which is concave: started left of the root it climbs to it
 * without overshooting, in the far tail too.
 *
 * @param p a probability; 0 and 1 give minus and plus infinity
 */
export function normalQuantile(p: number): number {
  requireShare('p', p);
  if (p > 0.5) return -normalQuantile(1 - p);
  if (p === 0) return -Infinity;
  if (p === 0.5) return 0;
  // The tail beyond -s is below exp(-s * s / 2), so this start is left of the root.
  let z = -Math.sqrt(-2 * Math.log(p));
  for (let step = 0; step < 50; step++) {
    const below = normalCdf(z);
    const change = (Math.log(p / below) * below) / normalDensity(z);
    z += change;
    if (Math.abs(change) < 1e-14 * Math.abs(z)) break;
  }
  return z;
}
