import { eloOfShare, shareOfElo } from './elo.ts';
import { type Distribution, likeliestWithMean, likeliestWithT } from './likeliest-distribution.ts';
import { requireFinite, requireLength } from './require.ts';

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

/** Counts of 3 match classes or 5 pair classes, from worst to best. */
export type ResultCounts = readonly number[];

/** What stands in for a class that was never seen. */
const UNSEEN = 1e-3;

/** Normalised Elo per unit of t = (mean - 1/2) / deviation of one match. */
export const NORMALISED_ELO_PER_T = 800 / Math.LN10;

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

/**
 * LLR for bounds in BayesElo, on [L, D, W] counts only: the draw parameter is taken from the counts and the
 * bounds are turned into logistic Elo with it. Kept for comparison with older results; it ignores that the
 * two matches of a pair depend on each other.
 * Source: Coulom's BayesElo model P(win) = 1 / (1 + 10^((drawElo - elo) / 400)), as converted by Fishtest.
 */
export function llrBayesElo(elo0: number, elo1: number, counts: ResultCounts): number {
  requireBounds(elo0, elo1);
  requireLength('counts', counts, 3);
  if (counts.length !== 3)
    throw new RangeError(`BayesElo takes 3 counts [L, D, W]; ${counts.length} were given.`);
  const [loss, , win] = regularised(counts).observed.shares;
  const drawElo = 200 * Math.log10(((1 - loss) / loss) * ((1 - win) / win));
  const logistic = (elo: number) => {
    const wins = shareOfElo(elo - drawElo);
    const losses = shareOfElo(-elo - drawElo);
    return eloOfShare((1 + wins - losses) / 2);
  };
  return llrLogistic(logistic(elo0), logistic(elo1), counts);
}

/** Observed shares with every zero count replaced, and the number of observations that makes; some count is not 0. */
export function regularised(counts: ResultCounts): { n: number; observed: Distribution } {
  requireLength('counts', counts, 0);
  if (counts.length !== 3 && counts.length !== 5) {
    throw new RangeError(`${counts.length} counts were given; 3 (matches) or 5 (pairs) are needed.`);
  }
  for (const count of counts) {
    if (!(count >= 0 && Number.isFinite(count)))
      throw new RangeError(`A count is ${count}; it must be 0 or above.`);
  }
  if (counts.every((count) => count === 0))
    throw new RangeError('All counts are 0; at least one observation is needed.');
  const filled = counts.map((count) => (count === 0 ? UNSEEN : count));
  const n = filled.reduce((sum, count) => sum + count, 0);
  const scores = counts.map((_, i) => i / (counts.length - 1));
  return { n, observed: { scores, shares: filled.map((count) => count / n) } };
}

function ratio(n: number, observed: Distribution, under0: Distribution, under1: Distribution): number {
  return (
    n * observed.shares.reduce((sum, p, i) => sum + p * Math.log(under1.shares[i] / under0.shares[i]), 0)
  );
}

function requireBounds(elo0: number, elo1: number): void {
  requireFinite('elo0', elo0);
  requireFinite('elo1', elo1);
  if (!(elo0 < elo1))
    throw new RangeError(`The bounds are ${elo0} and ${elo1}; the first must be the lower.`);
}
