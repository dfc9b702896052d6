import { requireFinite, requireLength, requireObject } from './require.ts';

/**
 * The distribution over given score classes that makes observed shares most likely, among those with a stated
 * mean or a stated t-value. It is the heart of the score interval and of the generalised likelihood ratio.
 *
 * Source: Van den Bergh, "Comments on support for the multinomial distribution", proposition 1.1 (mean), and
 * "Normalized Elo in practice", section 4.1 (t-value); the former is Owen's (1988) empirical likelihood.
 */

/** A share per score class; the scores ascend. */
export interface Distribution {
  readonly scores: readonly number[];
  readonly shares: readonly number[];
}

/** Mean and variance of a distribution. */
export function momentsOf(distribution: Distribution): { mean: number; variance: number } {
  requireDistribution(distribution);
  return meanAndVariance(distribution);
}

function requireDistribution(distribution: Distribution): void {
  requireObject('A distribution', distribution);
  const { scores, shares } = distribution;
  requireLength('scores', scores, 2);
  requireLength('shares', shares, 2);
  if (scores.length !== shares.length) {
    throw new RangeError(`${scores.length} scores have ${shares.length} shares; every score needs one.`);
  }
  for (let i = 0; i < scores.length; i++) {
    requireFinite('A score', scores[i]);
    if (i > 0 && !(scores[i] > scores[i - 1]))
      throw new RangeError(`A score of ${scores[i]} follows ${scores[i - 1]}; scores must rise.`);
    if (!(shares[i] >= 0)) throw new RangeError(`A share is ${shares[i]}; it must be 0 or above.`);
  }
  const sum = shares.reduce((total, share) => total + share, 0);
  if (!(Math.abs(sum - 1) < 1e-6)) throw new RangeError(`The shares sum to ${sum}; they must sum to 1.`);
}

function meanAndVariance({ scores, shares }: Distribution): { mean: number; variance: number } {
  const mean = shares.reduce((sum, share, i) => sum + share * scores[i], 0);
  const variance = shares.reduce((sum, share, i) => sum + share * (scores[i] - mean) ** 2, 0);
  return { mean, variance };
}

/**
 * The likeliest distribution with mean `mean`, which must lie strictly between the first and last score.
 * A class nobody saw gets a share only where the mean cannot be reached otherwise: then it is an outermost one.
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

/**
 * The likeliest distribution whose (mean - `centre`) / deviation is `t`. Every observed share must be above
 * 0. The constraint is not linear; each round solves it linearised at the last answer. The deviation is
 * concave in the shares, so from a start at least as far from `centre` as `t` no answer falls short of it,
 * and the linearised constraint can always be met.
 */
export function likeliestWithT(observed: Distribution, centre: number, t: number): Distribution {
  requireDistribution(observed);
  requireFinite('centre', centre);
  requireFinite('t', t);
  const { scores } = observed;
  let shares = atLeastT(observed, centre, t);
  for (let round = 0; round < 100; round++) {
    const { mean, variance } = meanAndVariance({ scores, shares });
    const deviation = Math.sqrt(variance);
    const moments = scores.map(
      (score) => score - centre - (t * deviation * (1 + ((mean - score) / deviation) ** 2)) / 2,
    );
    const next = tilted(observed.shares, moments);
    const change = Math.max(...next.map((share, i) => Math.abs(share - shares[i])));
    shares = next;
    if (change < 1e-12) break;
  }
  if (!(Math.abs(tOf({ scores, shares }, centre) - t) < NEAR_T * Math.max(1, Math.abs(t)))) throw noSuchT(t);
  return { scores, shares };
}

/** How far the t-value of an answer may be from the one asked for. */
const NEAR_T = 1e-6;

/** The observed shares, moved towards the outermost class as far as a t-value at least that extreme takes. */
function atLeastT(observed: Distribution, centre: number, t: number): readonly number[] {
  const { scores, shares } = observed;
  const end = t > 0 ? scores.length - 1 : 0;
  const reaches = (of: readonly number[]) =>
    Math.sign(t) * tOf({ scores, shares: of }, centre) >= Math.abs(t);
  let found = shares;
  for (let halving = 0; !reaches(found); halving++) {
    if (halving === 50) throw noSuchT(t);
    found = found.map((share, i) => (share + (i === end ? 1 : 0)) / 2);
  }
  return found;
}

function tOf(distribution: Distribution, centre: number): number {
  const { mean, variance } = meanAndVariance(distribution);
  return (mean - centre) / Math.sqrt(variance);
}

function noSuchT(t: number): RangeError {
  return new RangeError(`No distribution over these scores was found whose mean lies ${t} deviations off.`);
}

/** The shares p / (1 + x g) whose mean of g is 0. */
function tilted(shares: readonly number[], g: readonly number[]): number[] {
  const least = Math.min(...g);
  const most = Math.max(...g);
  let from = -1 / most;
  let to = -1 / least;
  const slope = (x: number) =>
    shares.reduce((sum, share, i) => (share === 0 ? sum : sum + (share * g[i]) / (1 + x * g[i])), 0);
  for (let step = 0; step < 200 && from < to; step++) {
    const middle = (from + to) / 2;
    if (middle === from || middle === to) break;
    if (slope(middle) > 0) from = middle;
    else to = middle;
  }
  const x = (from + to) / 2;
  const result = shares.map((share, i) => (share === 0 ? 0 : share / (1 + x * g[i])));
  // Where an outermost class was never seen the root may lie at its pole: what is missing belongs to it.
  const drift = result.reduce((sum, share, i) => sum + share * g[i], 0);
  const receiver = g.indexOf(drift > 0 ? least : most);
  if (shares[receiver] === 0) result[receiver] = -drift / g[receiver];
  return result;
}
