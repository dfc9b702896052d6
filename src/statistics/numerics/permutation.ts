import { requireCount } from './require.ts';
import { uniform } from './uniform.ts';

/**
 * A random order of 0 to n - 1, all orders equally likely.
 * Source: Fisher and Yates, in Durstenfeld's (1964) form, Comm. ACM 7, algorithm 235.
 */
export function permutation(n: number, rng: () => number): number[] {
  requireCount('n', n);
  const order = Array.from({ length: n }, (_, i) => i);
  for (let last = n - 1; last > 0; last--) {
    const other = Math.floor(uniform(rng) * (last + 1));
    [order[last], order[other]] = [order[other], order[last]];
  }
  return order;
}
