import { estimateAfterLooks, type PassedLook, type SequentialState } from '../../statistics/index.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Bounds } from '../terms/values.ts';
import type { Share } from '../terms/verdict.ts';
import type { ContestTally } from './contest-tally.ts';

/** A mean over blocks that says when an arm has had enough of them. */
export interface Watched {
  readonly blocks: number;
  /** The value at which there is no effect. */
  readonly nothing: number;
  /** What the mean can be at all. */
  readonly bounds: Bounds;
  /** The mean with its interval. */
  look(): Share;
  /** Of one block, in the square of the mean's unit; 0 where nothing is known of it. */
  variance(): number;
}

/** What a stopping rule makes of an arm. */
export interface StopNote {
  /**
   * The mean corrected for stopping at a good moment: median-unbiased, with its interval; null before any block, and
   * where nothing is known to correct it by.
   */
  readonly unbiased: Share | null;
  /** The sequential test; null under other rules. */
  readonly test: {
    readonly state: SequentialState;
    readonly llr: number;
    readonly lower: number;
    readonly upper: number;
  } | null;
}

/** Watches one arm from look to look. */
export interface Stopping {
  /** Takes a look after a portion; whether the arm needs more blocks. */
  needsMore(isUndecided: boolean): boolean;
  /** The sequential test as of the last look; null under other rules. */
  test(): StopNote['test'];
  note(): StopNote;
}

/** The share of the points in a contest. */
export function watchedShare(contest: ContestTally): Watched {
  return {
    get blocks() {
      return contest.blocks;
    },
    nothing: 0.5,
    bounds: { min: 0, max: 1 },
    look: contest.look,
    variance: contest.variance,
  };
}

/**
 * The mean corrected for having stopped at a good moment: median-unbiased, with an interval. Null where nothing was
 * played or every block came to the same, which leaves no variance to correct by.
 */
export function unbiasedAfter(passed: readonly PassedLook[], watched: Watched, alpha: number): Share | null {
  const { blocks } = watched;
  const variance = watched.variance();
  if (blocks === 0 || variance === 0) return null;
  const before = passed.filter(({ n }) => n < blocks);
  const { mean, low, high } = estimateAfterLooks(before, blocks, watched.look().mean, variance, 1 - alpha);
  // The normal approximation knows no bounds.
  const { min, max } = watched.bounds;
  const within = (value: number) => Math.min(max, Math.max(min, value));
  return roundedShare({ mean: within(mean), low: within(low), high: within(high) });
}
