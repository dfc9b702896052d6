import { allOutcomes, size, subsetWeights } from '../numerics/subsets.ts';

/**
 * Pairwise Shapley interactions: how much more two changes do together than apart, averaged over the company
 * they keep. Symmetric, with a diagonal of 0.
 * Source: Grabisch and Roubens (1999), Int. J. Game Theory 28, the Shapley index of pairs.
 *
 * @param n changes, up to 16
 * @param value outcome of a subset
 */
export function shapleyInteractions(n: number, value: (subset: number) => number): number[][] {
  const outcomes = allOutcomes(n, value);
  const weights = subsetWeights(n, 2);
  const index = Array.from({ length: n }, () => new Array<number>(n).fill(0));
  for (let i = 0; i < n; i++) {
    for (let j = 0; j < i; j++) {
      const first = 1 << i;
      const second = 1 << j;
      let sum = 0;
      outcomes.forEach((outcome, subset) => {
        if (subset & (first | second)) return;
        const together =
          outcomes[subset | first | second] - outcomes[subset | first] - outcomes[subset | second];
        sum += weights[size(subset)] * (together + outcome);
      });
      index[i][j] = sum;
      index[j][i] = sum;
    }
  }
  return index;
}
