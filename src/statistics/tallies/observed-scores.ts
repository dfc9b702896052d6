import type { Distribution } from './distribution.ts';
import { requireTally, type Tally } from './tally.ts';

/**
 * The scores of a tally as shares of them all, with both ends of their range as classes, seen or not.
 *
 * @param tally scores on [0, 1] in rising order, at least one
 */
export function observedScores(tally: Tally): { n: number; distribution: Distribution } {
  requireTally(tally);
  const n = tally.counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('All counts are 0; at least one block is needed.');
  const scores = [...tally.scores];
  const shares = tally.counts.map((count) => count / n);
  if (scores[0] !== 0) {
    scores.unshift(0);
    shares.unshift(0);
  }
  if (scores[scores.length - 1] !== 1) {
    scores.push(1);
    shares.push(0);
  }
  return { n, distribution: { scores, shares } };
}
