import { type BrownianTest, chanceOfWorse } from './chance-of-worse.ts';
import { momentsOf } from './moments-of.ts';
import { type ResultCounts, regularised } from './regularised.ts';
import { requireLevel } from './require.ts';
import { sprtBounds } from './sprt-bounds.ts';

/**
 * The share of the points after a sequential test stopped: median-unbiased, with an interval.
 *
 * A test that stops when it looks good overstates the effect. The median-unbiased share is the one under which
 * a better and a worse outcome than the observed one were equally likely; the ends of the interval are those
 * under which the observed outcome would be in the outer (1 - confidence) / 2 on either side. Rests on a
 * Brownian approximation of the ratio, good for hundreds of blocks that vary; where nearly all score alike the
 * share lies low. Wrong for a run stopped by anything else than this test.
 *
 * Source: Siegmund (1985), Sequential Analysis, chapter III; Van den Bergh's GSPRT approximation
 * (drift (s - (s0 + s1) / 2) (s1 - s0) / v, variance (s1 - s0)^2 / v), as in Fishtest's sprt.py.
 *
 * @param share0 share at the lower bound of the test; `shareOfElo` turns logistic Elo into it
 * @param share1 share at the upper bound
 * @param counts 3 or 5 classes at the stop
 * @param alpha as given to the test
 * @param beta as given to the test
 */
export function estimateAfterSprt(
  share0: number,
  share1: number,
  counts: ResultCounts,
  alpha: number,
  beta: number,
  confidence = 0.95,
): { share: number; low: number; high: number; plain: number } {
  requireLevel('share0', share0);
  requireLevel('share1', share1);
  requireLevel('confidence', confidence);
  if (!(share0 < share1))
    throw new RangeError(`The bounds are ${share0} and ${share1}; the first must be the lower.`);
  const { lower, upper } = sprtBounds(alpha, beta);
  const { n, observed } = regularised(counts);
  const { mean, variance } = momentsOf(observed);
  const gap = share1 - share0;
  const slope = ((mean - (share0 + share1) / 2) * gap) / variance;
  // An overshoot is taken back along the straight line from the start.
  const end = Math.min(upper, Math.max(lower, slope * n));
  const time = slope * n === end ? n : end / slope;
  const worse = (share: number) => {
    const spread = variance + (share - mean) ** 2;
    const drift = ((share - (share0 + share1) / 2) * gap) / spread;
    const test: BrownianTest = { lower, upper, drift, variance: (gap * gap) / spread };
    return chanceOfWorse(test, time, end);
  };
  const tail = (1 - confidence) / 2;
  // Farther from the bounds' middle the drift falls back, since the spread grows faster than the distance.
  const middle = (share0 + share1) / 2;
  const reach = Math.sqrt((mean - middle) ** 2 + variance);
  const range = [Math.max(0, middle - reach), Math.min(1, middle + reach)] as const;
  return {
    share: crossing(worse, 0.5, range),
    low: crossing(worse, 1 - tail, range),
    high: crossing(worse, tail, range),
    plain: mean,
  };
}

/** The share in a range at which a worse outcome has the given chance; the chance falls as the share grows. */
function crossing(
  worse: (share: number) => number,
  chance: number,
  range: readonly [low: number, high: number],
): number {
  let [low, high] = range;
  for (let step = 0; step < 60; step++) {
    const middle = (low + high) / 2;
    if (worse(middle) > chance) low = middle;
    else high = middle;
  }
  return (low + high) / 2;
}
