import { allOutcomes, size, subsetWeights } from '../numerics/subsets.ts';

/**
 * Shapley values: a fair split of what several changes do together among the changes.
 *
 * They sum to the value of all changes less that of none, whatever the interactions. Being linear in the
 * outcomes they can be taken block by block: the mean over blocks, with its interval, is the value with its
 * noise. Wrong for "what if only this change were made": that is a single comparison.
 *
 * Subsets of the n changes are bit masks: bit i set means change i is made.
 */

/**
 * Exact Shapley values, from all 2^n subsets, each asked for once.
 * Source: Shapley (1953), "A value for n-person games", eq. (13).
 *
 * @param n changes, up to 16
 * @param value outcome of a subset
 */
export function shapley(n: number, value: (subset: number) => number): number[] {
  const outcomes = allOutcomes(n, value);
  const weights = subsetWeights(n, 1);
  return Array.from({ length: n }, (_, i) => {
    const bit = 1 << i;
    let sum = 0;
    outcomes.forEach((outcome, subset) => {
      if (!(subset & bit)) sum += weights[size(subset)] * (outcomes[subset | bit] - outcome);
    });
    return sum;
  });
}
