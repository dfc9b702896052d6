import type { Distribution } from './distribution.ts';
import { requireFinite } from './require.ts';

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

export function ratio(n: number, observed: Distribution, under0: Distribution, under1: Distribution): number {
  return (
    n * observed.shares.reduce((sum, p, i) => sum + p * Math.log(under1.shares[i] / under0.shares[i]), 0)
  );
}

export function requireBounds(elo0: number, elo1: number): void {
  requireFinite('elo0', elo0);
  requireFinite('elo1', elo1);
  if (!(elo0 < elo1))
    throw new RangeError(`The bounds are ${elo0} and ${elo1}; the first must be the lower.`);
}
