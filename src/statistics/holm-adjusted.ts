import { ascending } from './ranks.ts';

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
