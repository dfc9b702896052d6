import { requireFinite } from '../numerics/require.ts';
import { shareOfElo } from '../ratings/share-of-elo.ts';
import type { Distribution } from '../tallies/distribution.ts';
import { likeliestWithMean } from './likeliest-with-mean.ts';
import { likeliestWithT } from './likeliest-with-t.ts';
import { type ResultCounts, regularised } from './regularised.ts';

/**
 * Generalised log-likelihood ratios for sequential tests between two strengths, as chess engine testing has
 * them: positive speaks for the higher bound. Compare with `sprtBounds`.
 *
 * Counts are [L, D, W] of single matches or [LL, LD+DL, WL+DD+LW, WD+DW, WW] of pairs; N counts what was
 * counted. LLR = N sum p_i ln(p1_i / p0_i) with p the observed shares (a count of 0 becomes 1e-3) and p_k the
 * likeliest distribution under bound k. An approximation for hundreds of blocks and small effects; the exact
 * guarantee at every look is with `boundedMeanSequence`.
 *
 * Argument order as in Fishtest's LLRcalc (elo0, elo1, results).
 */

/** Which Elo the bounds of a test are in. */
export type EloModel = 'logistic' | 'normalised';

/** Normalised Elo per unit of t = (mean - 1/2) / deviation of one match. */
export const NORMALISED_ELO_PER_T = 800 / Math.LN10;

export function ratioBetween(model: EloModel, elo0: number, elo1: number, counts: ResultCounts): number {
  requireBounds(elo0, elo1);
  const { n, observed } = regularised(counts);
  const [under0, under1] = [elo0, elo1].map((elo) => likeliestUnder(model, elo, observed).shares);
  return n * observed.shares.reduce((sum, p, i) => sum + p * Math.log(under1[i] / under0[i]), 0);
}

/** The likeliest distribution whose strength is a bound; of 5 classes, those of pairs, which have half the variance. */
export function likeliestUnder(model: EloModel, elo: number, observed: Distribution): Distribution {
  if (model === 'logistic') return likeliestWithMean(observed, shareOfElo(elo));
  const perElo = Math.sqrt(observed.scores.length === 5 ? 2 : 1) / NORMALISED_ELO_PER_T;
  return likeliestWithT(observed, 0.5, elo * perElo);
}

function requireBounds(elo0: number, elo1: number): void {
  requireFinite('elo0', elo0);
  requireFinite('elo1', elo1);
  if (!(elo0 < elo1))
    throw new RangeError(`The bounds are ${elo0} and ${elo1}; the first must be the lower.`);
}
