import { likeliestWithMean } from './likeliest-with-mean.ts';
import { momentsOf } from './moments-of.ts';
import { normalQuantile } from './normal-quantile.ts';
import { requireCount, requireLength, requireLevel } from './require.ts';

/**
 * The score interval for the mean of blocks counted in equally spaced classes from 0 to 1: five for blocks of
 * two matches, three for [loss, draw, win], two for Wilson's interval, which it then equals.
 *
 * A mean is kept unless it lies z standard errors from the sample mean, where the standard error belongs to
 * the likeliest distribution *with that mean*, never to the sample: a sample of pure halves keeps its width.
 * Large-sample and for a fixed number of blocks; it beats the betting interval in width, not in guarantees.
 * Wrong when the run was watched while it grew.
 *
 * Source: Rao's score test (1948) for the mean of a multinomial, inverted; for two classes Wilson (1927).
 *
 * @param counts blocks per class, from score 0 to score 1
 */
export function scoreInterval(
  counts: readonly number[],
  confidence = 0.95,
): { mean: number; low: number; high: number; n: number } {
  requireLevel('confidence', confidence);
  requireLength('counts', counts, 2);
  for (const count of counts) requireCount('A count', count);
  const n = counts.reduce((sum, count) => sum + count, 0);
  if (n === 0) throw new RangeError('All counts are 0; at least one block is needed.');
  const z = normalQuantile(0.5 + confidence / 2);
  const { mean, low } = lowEnd(counts, n, z);
  return { mean, low, high: 1 - lowEnd([...counts].reverse(), n, z).low, n };
}

function lowEnd(counts: readonly number[], n: number, z: number): { mean: number; low: number } {
  const scores = counts.map((_, i) => i / (counts.length - 1));
  const observed = { scores, shares: counts.map((count) => count / n) };
  const { mean } = momentsOf(observed);
  if (mean === 0) return { mean, low: 0 };
  let refuted = 0;
  let kept = mean;
  while (kept - refuted > 1e-12) {
    const middle = (refuted + kept) / 2;
    const { variance } = momentsOf(likeliestWithMean(observed, middle));
    if (n * (mean - middle) ** 2 > z * z * variance) refuted = middle;
    else kept = middle;
  }
  return { mean, low: refuted };
}
