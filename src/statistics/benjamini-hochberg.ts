import { ascending, flags } from './ranks.ts';

/**
 * The Benjamini-Hochberg step-up procedure.
 * Source: Benjamini and Hochberg (1995), JRSS B 57, eq. (1).
 */
export function benjaminiHochberg(pValues: readonly number[], alpha: number): boolean[] {
  const order = ascending(pValues, alpha);
  let found = order.length;
  while (found > 0 && pValues[order[found - 1]] > (found * alpha) / order.length) found--;
  return flags(order, found);
}
