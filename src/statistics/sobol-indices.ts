import { mean, variance } from 'simple-statistics';
import { requireCount, requireNonNegative, requireNumbers } from './require.ts';

/**
 * First-order and total indices from the outputs at the points of `sobolDesign`. Estimates may fall a little
 * outside 0 to 1.
 *
 * @param k as given to the design
 * @param outputs one per point, in the design's order
 * @param noiseVariance variance of one output about its own mean, independent from run to run; 0 for a
 *   deterministic model
 */
export function sobolIndices(
  k: number,
  outputs: readonly number[],
  noiseVariance: number,
): { first: number[]; total: number[]; variance: number } {
  requireCount('k', k, 1);
  requireNumbers('outputs', outputs, 0);
  const n = outputs.length / (k + 2);
  requireCount('The number of outputs over k + 2', n, 2);
  requireNonNegative('noiseVariance', noiseVariance);
  const base = outputs.slice(0, 2 * n);
  const centre = mean(base);
  // Indices do not change with a shift of the output, but the estimate of the first order gains precision.
  const a = outputs.slice(0, n).map((y) => y - centre);
  const b = outputs.slice(n, 2 * n).map((y) => y - centre);
  const explained = variance(base) - noiseVariance;
  if (!(explained > 0)) {
    throw new RangeError(
      `The outputs vary by ${variance(base)}, no more than the noise of ${noiseVariance}: there is nothing to apportion.`,
    );
  }
  const first: number[] = [];
  const total: number[] = [];
  for (let factor = 0; factor < k; factor++) {
    let alone = 0;
    let any = 0;
    for (let j = 0; j < n; j++) {
      const mixed = outputs[(2 + factor) * n + j] - centre;
      alone += b[j] * (mixed - a[j]);
      any += (a[j] - mixed) ** 2;
    }
    first.push(alone / n / explained);
    total.push((any / (2 * n) - noiseVariance) / explained);
  }
  return { first, total, variance: explained };
}
