import { PENTANOMIAL_SCORES, type PentanomialCounts } from './pentanomial-counts.ts';
import { requireCount, requireLength } from './require.ts';

/** Number of pairs, mean score and variance of one pair's score (dividing by n: the likelihood's own). */
export function pentanomialMoments(counts: PentanomialCounts): { n: number; mean: number; variance: number } {
  requireLength('counts', counts, 5);
  if (counts.length > 5) throw new RangeError(`${counts.length} counts were given; 5 are needed.`);
  for (const count of counts) requireCount('A count', count);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('All five counts are 0; at least one block is needed.');
  const mean = counts.reduce((sum, count, i) => sum + count * PENTANOMIAL_SCORES[i], 0) / n;
  const squares = counts.reduce((sum, count, i) => sum + count * (PENTANOMIAL_SCORES[i] - mean) ** 2, 0);
  return { n, mean, variance: squares / n };
}
