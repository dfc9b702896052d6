import { tilted } from '../numerics/tilted.ts';
import { type Distribution, requireDistribution } from '../tallies/distribution.ts';

/**
 * The distribution over given score classes that makes observed shares most likely, among those with mean `mean`, which
 * must lie strictly between the first and last score. It is the heart of the score interval and of the generalised
 * likelihood ratio. A class nobody saw gets a share only where the mean cannot be reached otherwise: then it is an
 * outermost one.
 *
 * Source: Van den Bergh, "Comments on support for the multinomial distribution", proposition 1.1; Owen's (1988)
 * empirical likelihood.
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
