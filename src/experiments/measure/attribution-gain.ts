import { rounded } from '../terms/digest.ts';
import { addTo, noSums, type OpenSums, varianceOf } from './sums.ts';

/** How the matches of each combination of changes vary by themselves. */
interface GainTally {
  /** For each combination what its matches came to; their sum is what the combination came to. */
  add(matches: readonly (readonly number[])[]): void;
  /**
   * Variance of a figure if no two matches shared their luck, over its variance as it is; null where that is 0.
   *
   * @param weightOf weight of a combination in the figure
   * @param paired variance of the figure over blocks, in the same units
   */
  gain(weightOf: (combination: number) => number, paired: number): number | null;
}

export function gainTally(): GainTally {
  let sums: OpenSums[][] = [];
  return {
    add(matches) {
      if (sums.length === 0) sums = matches.map((own) => own.map(noSums));
      matches.forEach((own, combination) => {
        own.forEach((value, match) => {
          addTo(sums[combination][match], value);
        });
      });
    },
    gain(weightOf, paired) {
      if (paired === 0) return null;
      const unpaired = sums.reduce((total, own, combination) => {
        const weight = weightOf(combination);
        return own.reduce((sum, match) => sum + weight * weight * varianceOf(match), total);
      }, 0);
      return rounded(unpaired / paired);
    },
  };
}

/**
 * Weight of a combination in the Shapley value of a change: for each size of company, one part in n shared among all
 * companies of that size.
 *
 * @param n changes
 */
export function shapleyWeight(n: number, change: number, combination: number): number {
  const bit = 1 << change;
  const isMade = (combination & bit) !== 0;
  let company = 0;
  for (let rest = combination & ~bit; rest !== 0; rest &= rest - 1) company++;
  let companies = 1;
  for (let i = 0; i < company; i++) companies = (companies * (n - 1 - i)) / (i + 1);
  return (isMade ? 1 : -1) / (n * companies);
}
