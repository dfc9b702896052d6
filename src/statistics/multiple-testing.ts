import { requireLength, requireLevel, requireShare } from './require.ts';

/**
 * Error control over a family of tests: one primary metric per rule, many rules.
 *
 * `holm` keeps the chance of *any* false finding below alpha, under any dependence. `benjaminiHochberg` keeps
 * the expected share of false findings below alpha, for independent or positively dependent p-values of fixed
 * samples. `eBenjaminiHochberg` does so for e-values under any dependence and any stopping: use it after
 * sequential runs. All three answer in the order of their input.
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

/**
 * Holm's p-values, each comparable with any alpha.
 * Source: as `holm`; the running maximum keeps them ordered.
 */
export function holmAdjusted(pValues: readonly number[]): number[] {
  const order = ascending(pValues, 0.5);
  const adjusted = new Array<number>(pValues.length);
  let largest = 0;
  order.forEach((index, rank) => {
    largest = Math.max(largest, Math.min(1, pValues[index] * (pValues.length - rank)));
    adjusted[index] = largest;
  });
  return adjusted;
}

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

function ascending(pValues: readonly number[], alpha: number): number[] {
  requireLevel('alpha', alpha);
  requireLength('pValues', pValues, 0);
  for (const p of pValues) requireShare('A p-value', p);
  return pValues.map((_, i) => i).sort((a, b) => pValues[a] - pValues[b] || a - b);
}

function flags(order: readonly number[], found: number): boolean[] {
  const rejected = new Array<boolean>(order.length).fill(false);
  for (let rank = 0; rank < found; rank++) rejected[order[rank]] = true;
  return rejected;
}
