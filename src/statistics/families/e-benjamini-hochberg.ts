import { flags } from '../numerics/ranks.ts';
import { requireLength, requireLevel } from '../numerics/require.ts';

/**
 * The Benjamini-Hochberg procedure for e-values.
 * Source: Wang and Ramdas (2022), "False discovery rate control with e-values", JRSS B 84, the e-BH procedure:
 * reject the k largest, k the largest number whose kth e-value is at least K / (k alpha).
 */
export function eBenjaminiHochberg(eValues: readonly number[], alpha: number): boolean[] {
  requireLevel('alpha', alpha);
  requireLength('eValues', eValues, 0);
  for (const e of eValues) {
    if (!(e >= 0)) throw new RangeError(`An e-value of ${e} was given; e-values are 0 or above.`);
  }
  const order = eValues.map((_, i) => i).sort((a, b) => eValues[b] - eValues[a] || a - b);
  let found = order.length;
  while (found > 0 && eValues[order[found - 1]] < order.length / (found * alpha)) found--;
  return flags(order, found);
}
