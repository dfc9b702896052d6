import { requireLength, requireMatrix, requireNonNegative } from './require.ts';

/**
 * How much of what sets contestants apart runs in circles (rock, paper, scissors) rather than from strong to weak: the
 * share of the squared distances from one half that no ranking by differences of a score can tell. 0 is a ladder, 1 a
 * pure cycle.
 *
 * Noise looks like cycles, so what it adds on average is taken off both parts; where nothing is left, the share is 0.
 *
 * Source: Jiang, Lim, Yao and Ye (2011), "Statistical ranking and combinatorial Hodge theory", Math. Program. 127:
 * the curl of a complete graph with equal weights, whose gradient part is the row means.
 *
 * @param shares shares[i][j] is i's share of the points against j; with shares[j][i] it makes 1
 * @param noiseVariances variance of the error of shares[i][j]
 */
export function cyclicShare(
  shares: readonly (readonly number[])[],
  noiseVariances: readonly (readonly number[])[],
): number {
  requireLength('shares', shares, 2);
  const n = shares.length;
  requireMatrix('shares', shares, n, n);
  requireMatrix('noiseVariances', noiseVariances, n, n);
  const rows = shares.map(
    (row, i) => row.reduce((sum, share, j) => sum + (i === j ? 0 : share - 0.5), 0) / n,
  );
  let all = 0;
  let cyclic = 0;
  let noise = 0;
  for (let i = 0; i < n; i++) {
    for (let j = i + 1; j < n; j++) {
      if (!(Math.abs(shares[i][j] + shares[j][i] - 1) < 1e-9)) {
        throw new RangeError(
          `shares[${i}][${j}] is ${shares[i][j]}; with shares[${j}][${i}] it must make 1.`,
        );
      }
      const distance = shares[i][j] - 0.5;
      const residual = distance - (rows[i] - rows[j]);
      all += distance * distance;
      cyclic += residual * residual;
      requireNonNegative('A noise variance', noiseVariances[i][j]);
      noise += noiseVariances[i][j];
    }
  }
  // A ranking takes n - 1 of the n (n - 1) / 2 degrees of freedom, and as much of the noise.
  const left = Math.max(0, cyclic - (1 - 2 / n) * noise);
  const whole = all - noise;
  return whole <= 0 ? 0 : Math.min(1, left / whole);
}
