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
 * LLR for bounds in BayesElo: the draw parameter is taken from the results of single matches, the bounds are turned
 * into logistic Elo with it, and the rest is `llrLogistic` on the counts, of matches or of pairs.
 * Source: Coulom's BayesElo model P(win) = 1 / (1 + 10^((drawElo - elo) / 400)), as Fishtest converts it for both kinds
 * of counts (`update_SPRT` in stat_util.py).
 *
 * @param matches [L, D, W] behind counts of pairs, which do not tell two draws from a win and a loss
 */
export function llrBayesElo(
  elo0: number,
  elo1: number,
  counts: ResultCounts,
  matches?: ResultCounts,
): number {
  requireBounds(elo0, elo1);
  const [loss, , win] = regularised(matchesBehind(counts, matches)).observed.shares;
  const drawElo = 200 * Math.log10(((1 - loss) / loss) * ((1 - win) / win));
  const logistic = (elo: number) => {
    const wins = shareOfElo(elo - drawElo);
    const losses = shareOfElo(-elo - drawElo);
    return eloOfShare((1 + wins - losses) / 2);
  };
  return llrLogistic(logistic(elo0), logistic(elo1), counts);
}

/** The results of single matches: the counts themselves, or those that go with counts of pairs. */
function matchesBehind(counts: ResultCounts, matches: ResultCounts | undefined): ResultCounts {
  requireLength('counts', counts, 3);
  if (counts.length !== 5) {
    if (matches === undefined) return counts;
    throw new RangeError(
      'The counts are of matches already; only counts of pairs take those of matches beside them.',
    );
  }
  if (matches === undefined)
    throw new RangeError(
      'Counts of pairs do not tell how many matches were drawn; BayesElo needs the counts [L, D, W] of matches, too.',
    );
  requireLength('matches', matches, 3);
  if (matches.length !== 3)
    throw new RangeError(`${matches.length} counts of matches were given; 3 are needed: [L, D, W].`);
  return matches;
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
