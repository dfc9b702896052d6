import { likeliestWithMean } from './likeliest-with-mean.ts';
import { ratio, requireBounds } from './likelihood-ratio.ts';
import { type ResultCounts, regularised } from './regularised.ts';
import { shareOfElo } from './share-of-elo.ts';

/**
 * LLR for bounds in logistic Elo.
 * Source: Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
 * distribution"; proposition 1.1 of his note on multinomial support.
 */
export function llrLogistic(elo0: number, elo1: number, counts: ResultCounts): number {
  requireBounds(elo0, elo1);
  const { n, observed } = regularised(counts);
  return ratio(
    n,
    observed,
    likeliestWithMean(observed, shareOfElo(elo0)),
    likeliestWithMean(observed, shareOfElo(elo1)),
  );
}
