import { likeliestWithT } from './likeliest-with-t.ts';
import { ratio, requireBounds } from './likelihood-ratio.ts';
import { type ResultCounts, regularised } from './regularised.ts';

/** Normalised Elo per unit of t = (mean - 1/2) / deviation of one match. */
export const NORMALISED_ELO_PER_T = 800 / Math.LN10;

/**
 * LLR for bounds in normalised Elo: strength in deviations of a single match, so that one test length fits
 * drawish and decisive games alike. Pairs have half the variance, so their bounds grow by sqrt 2.
 * Source: Van den Bergh, "Normalized Elo in practice", sections 2 and 4.1.
 */
export function llrNormalised(elo0: number, elo1: number, counts: ResultCounts): number {
  requireBounds(elo0, elo1);
  const { n, observed } = regularised(counts);
  const perElo = Math.sqrt(counts.length === 5 ? 2 : 1) / NORMALISED_ELO_PER_T;
  return ratio(
    n,
    observed,
    likeliestWithT(observed, 0.5, elo0 * perElo),
    likeliestWithT(observed, 0.5, elo1 * perElo),
  );
}
