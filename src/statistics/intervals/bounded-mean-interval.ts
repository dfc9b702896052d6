import type { Estimate } from '../betting/bounded-mean-sequence.ts';
import { requireLength, requireLevel, requireRange } from '../numerics/require.ts';
import { type Range, UNIT_RANGE } from '../tallies/score-tally.ts';

/** Bets stay below this fraction of what would risk the whole capital; the paper's c. */
const CAUTION = 0.5;

/**
 * A confidence interval for the mean of a fixed number of bounded scores.
 *
 * The bets are tuned to the known sample size, so it is narrower than `boundedMeanSequence`, and like it
 * needs no normality and keeps width when all scores are equal. It is wrong if the sample size depended on
 * the scores. The order of the scores matters a little (each bet may look only back): pass them in block
 * order.
 *
 * Source: Waudby-Smith and Ramdas (2024), JRSS B 86(1), theorem 3 (hedged capital) with the predictable
 * plug-in for a fixed n, theta = 1/2, c = 1/2, intersected over the prefixes of the sample.
 *
 * @param scores at least one, each within `range`
 * @param alpha one minus the confidence
 */
export function boundedMeanInterval(
  scores: readonly number[],
  alpha: number,
  range: Range = UNIT_RANGE,
): Estimate {
  requireLength('scores', scores, 1);
  requireLevel('alpha', alpha);
  requireRange(range);
  const width = range.high - range.low;
  const unit = scores.map((score) => {
    if (!(score >= range.low && score <= range.high)) {
      throw new RangeError(`A score of ${score} lies outside the range ${range.low} to ${range.high}.`);
    }
    return (score - range.low) / width;
  });
  const bets = predictableBets(unit, alpha);
  const threshold = Math.log(2 / alpha);
  const low = lowEnd(unit, bets, threshold);
  // Seen from the other side every score is 1 - x, and the bets are the same.
  const otherSide = unit.map((x) => 1 - x);
  const high = 1 - lowEnd(otherSide, bets, threshold);
  const mean = unit.reduce((sum, x) => sum + x, 0) / unit.length;
  // The two ends may cross where the first and last scores contradict each other: chance at most alpha.
  return {
    mean: range.low + mean * width,
    low: range.low + Math.min(low, high) * width,
    high: range.low + Math.max(low, high) * width,
    n: scores.length,
  };
}

/** sqrt(2 log(2 / alpha) / (n s^2)), with s^2 from the scores before, shrunk towards 1/4. */
function predictableBets(unit: readonly number[], alpha: number): number[] {
  const bets: number[] = [];
  let sum = 0.5;
  let squares = 0.25;
  for (let i = 0; i < unit.length; i++) {
    const variance = squares / (i + 1);
    bets.push(Math.sqrt((2 * Math.log(2 / alpha)) / (unit.length * variance)));
    sum += unit[i];
    squares += (unit[i] - sum / (i + 2)) ** 2;
  }
  return bets;
}

function lowEnd(unit: readonly number[], bets: readonly number[], threshold: number): number {
  let refuted = 0;
  let kept = 1;
  while (kept - refuted > 1e-10) {
    const middle = (refuted + kept) / 2;
    if (everReaches(unit, bets, middle, threshold)) refuted = middle;
    else kept = middle;
  }
  return refuted;
}

function everReaches(
  unit: readonly number[],
  bets: readonly number[],
  claim: number,
  threshold: number,
): boolean {
  let log = 0;
  for (let i = 0; i < unit.length; i++) {
    log += Math.log1p(Math.min(bets[i], CAUTION / claim) * (unit[i] - claim));
    if (log >= threshold) return true;
  }
  return false;
}
