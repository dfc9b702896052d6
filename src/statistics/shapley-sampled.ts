import { mean, sampleStandardDeviation } from 'simple-statistics';
import { permutation } from './permutation.ts';
import { requireCount } from './require.ts';
import { outcomeOf } from './subsets.ts';

/**
 * Shapley values from random orders of adding the changes, with standard errors from the spread over orders.
 * Noise in the outcomes themselves is not in these errors unless each call draws it afresh.
 * Source: Castro, Gomez and Tejada (2009), Comput. Oper. Res. 36, 1726-1730.
 *
 * @param n changes, up to 30
 * @param orders random orders, at least 2; each asks for n + 1 outcomes
 * @param value outcome of a subset
 * @param rng uniform on [0, 1)
 */
export function shapleySampled(
  n: number,
  orders: number,
  value: (subset: number) => number,
  rng: () => number,
): { values: number[]; standardErrors: number[] } {
  requireCount('n', n, 1);
  if (n > 30) throw new RangeError(`n is ${n}; subsets are masks of up to 30 bits.`);
  requireCount('orders', orders, 2);
  const outcome = outcomeOf(value);
  const gains: number[][] = Array.from({ length: n }, () => []);
  for (let order = 0; order < orders; order++) {
    let subset = 0;
    let before = outcome(0);
    for (const i of permutation(n, rng)) {
      subset |= 1 << i;
      const after = outcome(subset);
      gains[i].push(after - before);
      before = after;
    }
  }
  return {
    values: gains.map((list) => mean(list)),
    standardErrors: gains.map((list) => sampleStandardDeviation(list) / Math.sqrt(orders)),
  };
}
