import { requireFinite, requireLength, requireObject } from '../numerics/require.ts';

/** A share per score class; the scores ascend. */
export interface Distribution {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

export function requireDistribution(distribution: Distribution): void {
  requireObject('A distribution', distribution);
  const { scores, shares } = distribution;
  requireLength('scores', scores, 2);
  requireLength('shares', shares, 2);
  if (scores.length !== shares.length) {
    throw new RangeError(`${scores.length} scores have ${shares.length} shares; every score needs one.`);
  }
  for (let i = 0; i < scores.length; i++) {
    requireFinite('A score', scores[i]);
    if (i > 0 && !(scores[i] > scores[i - 1]))
      throw new RangeError(`A score of ${scores[i]} follows ${scores[i - 1]}; scores must rise.`);
    if (!(shares[i] >= 0)) throw new RangeError(`A share is ${shares[i]}; it must be 0 or above.`);
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  if (!(Math.abs(sum - 1) < 1e-6)) throw new RangeError(`The shares sum to ${sum}; they must sum to 1.`);
}

export function meanAndVariance({ scores, shares }: Distribution): { mean: number; variance: number } {
  const mean = shares.reduce((sum, share, i) => sum + share * scores[i], 0);
  const variance = shares.reduce((sum, share, i) => sum + share * (scores[i] - mean) ** 2, 0);
  return { mean, variance };
}
