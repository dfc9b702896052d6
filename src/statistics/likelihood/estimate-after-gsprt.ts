import { requireLevel } from '../numerics/require.ts';
import { type Distribution, meanAndVariance } from '../tallies/distribution.ts';
import { momentsOf } from '../tallies/moments-of.ts';
import { type BrownianTest, chanceOfWorse } from './chance-of-worse.ts';
import { likeliestWithMean } from './likeliest-with-mean.ts';
import { type EloModel, likeliestUnder, ratioBetween } from './likelihood-ratio.ts';
import { type ResultCounts, regularised } from './regularised.ts';
import { sprtBounds } from './sprt-bounds.ts';

/** Shares nearer to 0 or 1 are taken for this one. */
const EDGE = 1e-4;
/** Standard errors to either side within which a share is looked for. */
const MOST_ERRORS = 8;
/** Enough for seven decimals; nearer to a share at which the likeliest distribution jumps it would take ever longer. */
const HALVINGS = 22;

/**
 * The share of the points after a generalised sequential test stopped: median-unbiased, with an interval.
 *
 * The ratio changes with a score by the logarithm of what the likeliest distributions under both bounds give it; that
 * these are estimated anew with every score makes no difference of first order, since each is a maximum. So under any share the ratio moves like a walk with those steps,
 * drawn from the likeliest distribution with that share. Where nearly all score alike and the rest is skewed its speed
 * is far from that of the usual approximation by mean and variance; where scores vary both agree. A few dozen scores
 * that differ are needed. Wrong for a run stopped by anything else than this test.
 *
 * Source: the ordering of outcomes is that of Siegmund (1985), Sequential Analysis, chapter III; the walk follows from
 * the ratio of Van den Bergh's GSPRT by the envelope theorem.
 *
 * @param model of the Elo of the bounds, as in `llrLogistic` and `llrNormalised`
 * @param counts 3 or 5 classes at the stop
 * @param alpha as given to the test
 * @param beta as given to the test
 */
export function estimateAfterGsprt(
  model: EloModel,
  elo0: number,
  elo1: number,
  counts: ResultCounts,
  alpha: number,
  beta: number,
  confidence = 0.95,
): { share: number; low: number; high: number; plain: number } {
  if (model !== 'logistic' && model !== 'normalised')
    throw new RangeError(`The model is ${model}; it must be logistic or normalised.`);
  requireLevel('confidence', confidence);
  const { lower, upper } = sprtBounds(alpha, beta);
  const llr = ratioBetween(model, elo0, elo1, counts);
  const { n, observed } = regularised(counts);
  const { mean, variance } = momentsOf(observed);
  // An overshoot is taken back along the straight line from the start.
  const end = Math.min(upper, Math.max(lower, llr));
  const time = llr === end ? n : (n * end) / llr;
  const worse = (share: number) => {
    const walk = walkOf(model, elo0, elo1, likeliestWithMean(observed, share));
    return chanceOfWorse({ lower, upper, ...walk }, time, end);
  };
  // Of the score by the time at which the test is taken to have ended.
  const error = Math.sqrt(variance / time);
  const tail = (1 - confidence) / 2;
  return {
    share: crossing(worse, 0.5, mean, error),
    low: crossing(worse, 1 - tail, mean, error),
    high: crossing(worse, tail, mean, error),
    plain: mean,
  };
}

/** How the ratio of two bounds moves with scores of a distribution. */
function walkOf(
  model: EloModel,
  elo0: number,
  elo1: number,
  truth: Distribution,
): Pick<BrownianTest, 'drift' | 'variance'> {
  const [under0, under1] = [elo0, elo1].map((elo) => likeliestUnder(model, elo, truth).shares);
  const steps = truth.shares.map((_, i) => Math.log(under1[i] / under0[i]));
  const { mean: drift, variance } = meanAndVariance({ scores: steps, shares: truth.shares });
  return { drift, variance };
}

/** The share, looked for outwards from the observed one, at which a worse outcome has the given chance. */
function crossing(worse: (share: number) => number, chance: number, mean: number, error: number): number {
  const start = Math.min(1 - EDGE, Math.max(EDGE, mean));
  // The chance falls as the share grows.
  const isAbove = worse(start) > chance;
  let near = start;
  let far = start;
  for (let step = error; step <= MOST_ERRORS * error; step *= 2) {
    far = Math.min(1 - EDGE, Math.max(EDGE, start + (isAbove ? step : -step)));
    if (worse(far) > chance !== isAbove) break;
    near = far;
  }
  for (let halving = 0; halving < HALVINGS; halving++) {
    const middle = (near + far) / 2;
    if (worse(middle) > chance === isAbove) near = middle;
    else far = middle;
  }
  return (near + far) / 2;
}
