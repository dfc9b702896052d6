import { ratioBetween } from './likelihood-ratio.ts';
import type { ResultCounts } from './regularised.ts';

export { NORMALISED_ELO_PER_T } from './likelihood-ratio.ts';

/**
 * LLR for bounds in normalised Elo: strength in deviations of a single match, so that one test length fits
 * drawish and decisive games alike. Pairs have half the variance, so their bounds grow by sqrt 2.
 * Source: Van den Bergh, "Normalized Elo in practice", sections 2 and 4.1.
 */
export function llrNormalised(elo0: number, elo1: number, counts: ResultCounts): number {
  return ratioBetween('normalised', elo0, elo1, counts);
}
