import { requireLength } from '../numerics/require.ts';
import type { Distribution } from '../tallies/distribution.ts';

/** Counts of 3 match classes or 5 pair classes, from worst to best. */
export type ResultCounts = readonly number[];

/** What stands in for a class that was never seen. */
const UNSEEN = 1e-3;

/** Observed shares with every zero count replaced, and the number of observations that makes; some count is not 0. */
export function regularised(counts: ResultCounts): { n: number; observed: Distribution } {
  requireLength('counts', counts, 0);
  if (counts.length !== 3 && counts.length !== 5) {
    throw new RangeError(`${counts.length} counts were given; 3 (matches) or 5 (pairs) are needed.`);
  }
  for (const count of counts) {
    if (!(count >= 0 && Number.isFinite(count)))
      throw new RangeError(`A count is ${count}; it must be 0 or above.`);
  }
  if (counts.every((count) => count === 0))
    throw new RangeError('All counts are 0; at least one observation is needed.');
  const filled = counts.map((count) => (count === 0 ? UNSEEN : count));
  const n = filled.reduce((sum, count) => sum + count, 0);
  const scores = counts.map((_, i) => i / (counts.length - 1));
  return { n, observed: { scores, shares: filled.map((count) => count / n) } };
}
