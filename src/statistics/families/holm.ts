import { ascending, flags } from '../numerics/ranks.ts';

/**
 * Error control over a family of tests: one primary metric per rule, many rules.
 *
 * `holm` keeps the chance of *any* false finding below alpha, under any dependence. `eBenjaminiHochberg` keeps the
 * expected share of false findings below alpha, for e-values under any dependence and any stopping: use it after
 * sequential runs. Both answer in the order of their input.
 */

/**
 * Holm's step-down procedure.
 * Source: Holm (1979), Scand. J. Statist. 6, 65-70.
 */
export function holm(pValues: readonly number[], alpha: number): boolean[] {
  const order = ascending(pValues, alpha);
  let found = 0;
  while (found < order.length && pValues[order[found]] <= alpha / (order.length - found)) found++;
  return flags(order, found);
}
