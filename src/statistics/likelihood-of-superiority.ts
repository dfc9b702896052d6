import { momentsOf } from './moments-of.ts';
import { normalCdf } from './normal-cdf.ts';
import { type ResultCounts, regularised } from './regularised.ts';

/**
 * The likelihood of superiority: how sure the counts make us, before anything else is known, that the true
 * share is above one half. A number chess testers expect to see; not an error rate, worthless after optional
 * stopping, and no measure of how large the advantage is.
 *
 * Source: Fishtest (stat_util.get_elo): the normal distribution function at (mean - 1/2) sqrt(n) / deviation,
 * with the pentanomial deviation for pairs; a count of 0 becomes 1e-3.
 *
 * @param counts 3 or 5 classes, from worst to best, not all of them 0
 */
export function likelihoodOfSuperiority(counts: ResultCounts): number {
  const { n, observed } = regularised(counts);
  const { mean, variance } = momentsOf(observed);
  return normalCdf(((mean - 0.5) * Math.sqrt(n)) / Math.sqrt(variance));
}
