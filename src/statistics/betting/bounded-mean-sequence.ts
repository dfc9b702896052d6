import { requireLevel } from '../numerics/require.ts';
import { meanOf } from '../tallies/mean-of.ts';
import { type Range, scoreTally, UNIT_RANGE } from '../tallies/score-tally.ts';
import { unrefuted } from './unrefuted.ts';

/** An estimate with its interval, in the unit of the scores. */
export interface Estimate {
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  /** Number of observations: blocks, not matches. */
  readonly n: number;
}

/** Scores so far, and the interval they leave. */
export interface BoundedMeanSequence {
  /** Adds `count` (default 1) observations of one score. */
  add(score: number, count?: number): void;
  /**
   * The interval at confidence 1 - `alpha`, cut by those of earlier looks at the same `alpha`. With chance
   * 1 - alpha the true mean lies in it at every look, so stopping on what it shows is allowed. The mean is
   * the plain sample mean; cut by earlier looks, the interval need not contain it.
   */
  look(alpha: number): Estimate;
}

/**
 * A confidence sequence for the mean of bounded scores: an interval that holds at every look at once.
 *
 * For block scores in {0, 1/4, 1/2, 3/4, 1}, and with a `range` for anything bounded, such as paired
 * differences in [-1, 1]. It needs no variance: 200 blocks of pure 1/2 still leave 1.3 points either side.
 * A look costs time in proportion to the number of *different* scores: give continuous measures in steps.
 * The wrong tool when the number of blocks is fixed and looked at once (`boundedMeanInterval` is narrower),
 * for unbounded measures, and for claims beyond the tables played (`clusteredMean`).
 *
 * Source: Waudby-Smith and Ramdas (2024), JRSS B 86(1), theorem 3 (hedged capital) with the mixture of
 * `betting-capital.ts`; Ville's inequality allows the running intersection.
 */
export function boundedMeanSequence(range: Range = UNIT_RANGE): BoundedMeanSequence {
  const tally = scoreTally(range);
  const earlier = new Map<number, { low: number; high: number }>();
  const inUnits = (share: number) => range.low + share * (range.high - range.low);
  return {
    add: tally.add,
    look(alpha) {
      requireLevel('alpha', alpha);
      const observed = tally.read();
      const now = unrefuted(observed, alpha);
      const before = earlier.get(alpha) ?? { low: 0, high: 1 };
      const low = Math.max(now.low, before.low);
      const high = Math.min(now.high, before.high);
      // Looks that contradict each other (chance at most alpha) leave nothing to cut: show the present one.
      const kept = low < high ? { low, high } : now;
      earlier.set(alpha, kept);
      return {
        mean: inUnits(meanOf(observed)),
        low: inUnits(kept.low),
        high: inUnits(kept.high),
        n: tally.n,
      };
    },
  };
}
