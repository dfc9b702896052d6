import { requireCount, requireFinite, requireFunction } from './require.ts';

/** Beyond this the 2^n outcomes of the exact form are too many. */
const EXACT_LIMIT = 16;

/** The values of all subsets, which must be finite numbers. */
export function allOutcomes(n: number, value: (subset: number) => number): number[] {
  requireCount('n', n, 1);
  if (n > EXACT_LIMIT) {
    throw new RangeError(`n is ${n}; more than ${EXACT_LIMIT} changes have too many combinations.`);
  }
  requireFunction('value', value);
  return Array.from({ length: 2 ** n }, (_, subset) => {
    const outcome = value(subset);
    requireFinite(`The value of subset ${subset}`, outcome);
    return outcome;
  });
}

/** Weight of a subset of s others when `group` of n join at once: s! (n - s - group)! / (n - group + 1)!. */
export function subsetWeights(n: number, group: number): number[] {
  const others = n - group;
  const weights = [1 / (others + 1)];
  for (let s = 1; s <= others; s++) weights.push((weights[s - 1] * s) / (others - s + 1));
  return weights;
}

export function size(subset: number): number {
  let count = 0;
  for (let rest = subset; rest !== 0; rest &= rest - 1) count++;
  return count;
}
