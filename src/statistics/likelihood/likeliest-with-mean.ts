import { tilted } from '../numerics/tilted.ts';
import { type Distribution, requireDistribution } from '../tallies/distribution.ts';

/**
 * The distribution over given score classes that makes observed shares most likely, among those with a stated
 * mean or a stated t-value. It is the heart of the score interval and of the generalised likelihood ratio.
 *
 * Source: Van den Bergh, "Comments on support for the multinomial distribution", proposition 1.1 (mean), and
 * "Normalized Elo in practice", section 4.1 (t-value); the former is Owen's (1988) empirical likelihood.
 */

/**
 * The likeliest distribution with mean `mean`, which must lie strictly between the first and last score.
 * A class nobody saw gets a share only where the mean cannot be reached otherwise: then it is an outermost one.
 */
export function likeliestWithMean(observed: Distribution, mean: number): Distribution {
  requireDistribution(observed);
  const { scores } = observed;
  if (!(mean > scores[0] && mean < scores[scores.length - 1])) {
    throw new RangeError(
      `A mean of ${mean} cannot be had from scores between ${scores[0]} and ${scores.at(-1)}.`,
    );
  }
  return {
    scores,
    shares: tilted(
      observed.shares,
      scores.map((score) => score - mean),
    ),
  };
}
