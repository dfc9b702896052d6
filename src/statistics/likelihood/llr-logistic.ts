import { ratioBetween } from './likelihood-ratio.ts';
import type { ResultCounts } from './regularised.ts';

/**
 * LLR for bounds in logistic Elo.
 * Source: Van den Bergh, "The generalized maximum likelihood ratio for the expectation value of a
 * distribution"; proposition 1.1 of his note on multinomial support.
 */
export function llrLogistic(elo0: number, elo1: number, counts: ResultCounts): number {
  return ratioBetween('logistic', elo0, elo1, counts);
}
