import { requireCount, requireRange } from '../numerics/require.ts';
import type { Tally } from './tally.ts';

/** Bounds that no score can leave, in the scores' own unit. Default for blocks: 0 to 1. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

export const UNIT_RANGE: Range = { low: 0, high: 1 };

/**
 * Counts scores by value and hands them out on [0, 1], sorted: the same scores in another order, or added
 * in batches by several workers, give the same bits.
 */
export interface ScoreTally {
  /** Adds `count` observations of `score`, which must lie within the range. */
  add(score: number, count?: number): void;
  /** The observations so far, on [0, 1], ascending. */
  read(): Tally;
  readonly n: number;
}

/** An empty tally of scores within `range`; throws where the range is empty or not finite. */
export function scoreTally(range: Range = UNIT_RANGE): ScoreTally {
  const { low, high } = range;
  requireRange(range);
  const counts = new Map<number, number>();
  let n = 0;
  return {
    add(score, count = 1) {
      if (!(score >= low && score <= high)) {
        throw new RangeError(`A score of ${score} lies outside the range ${low} to ${high}.`);
      }
      requireCount('count', count);
      if (count === 0) return;
      counts.set(score, (counts.get(score) ?? 0) + count);
      n += count;
    },
    read() {
      const scores: number[] = [];
      const seen: number[] = [];
      for (const [score, count] of [...counts].sort((a, b) => a[0] - b[0])) {
        const scaled = (score - low) / (high - low);
        // Scores that differ in their last bit may be one on [0, 1].
        if (scaled === scores.at(-1)) seen[seen.length - 1] += count;
        else {
          scores.push(scaled);
          seen.push(count);
        }
      }
      return { scores, counts: seen };
    },
    get n() {
      return n;
    },
  };
}
