import type { Tally } from '../tallies/tally.ts';

/**
 * A gambler's capital against a claimed mean: the engine of every betting interval and e-value here.
 *
 * Whoever claims "the mean of these scores in [0, 1] is m" offers fair bets on every score. A gambler who
 * stakes a fraction d of the capital on "more than m" multiplies it by 1 + d (x / m - 1) per score x. Under a
 * true claim the capital is a nonnegative martingale of start 1, so it ever reaches 1 / alpha with chance at
 * most alpha (Ville), however often one looks. Here the capital is split over a fixed grid of fractions and
 * never moved between them. That makes it
 * - a function of how often each score occurred, whatever their order, so tallies can be folded in any way;
 * - monotone in m, so that the claims it cannot refute form an interval and a root search finds its ends;
 * - free of any variance estimate, so scores without spread still leave an interval with width.
 *
 * Source: Waudby-Smith and Ramdas (2024), "Estimating means of bounded random variables by betting", JRSS B
 * 86(1), theorem 3 (hedged capital); splitting the capital over bets is among the strategies they discuss. The
 * grid itself is ours: shrinking in steps of sqrt 2, as the best fraction falls with the root of the sample.
 * Against their predictable plug-in, on block scores: some 10 % wider at 200 blocks, level at 1000, narrower
 * by some 10 % at 5000 and by more beyond.
 *
 * Wrong where scores have no known bounds, or where the mean drifts with what was seen before.
 */

const BETS = 16;

const LARGEST_BET = 0.99;

/** Fractions of the capital at stake, with the logarithm of how much each gets. */
const STAKES = Array.from({ length: BETS }, (_, k) => ({
  fraction: LARGEST_BET * 2 ** (-k / 2),
  logShare: -Math.log(k + 3),
}));

/** Logarithm of what all get, in the very arithmetic of the capital: where nothing was won or lost that is exactly 1. */
const LOG_START = logSum(STAKES.map(({ logShare }) => logShare));

function logSum(logs: readonly number[]): number {
  const largest = Math.max(...logs);
  return largest + Math.log(logs.reduce((sum, log) => sum + Math.exp(log - largest), 0));
}

export function capitalAbove(tally: Tally, claim: number): number {
  const logs = STAKES.map(({ fraction, logShare }) => {
    let log = logShare;
    for (let i = 0; i < tally.scores.length; i++) {
      log += tally.counts[i] * Math.log1p(fraction * (tally.scores[i] / claim - 1));
    }
    return log;
  });
  return logSum(logs) - LOG_START;
}
