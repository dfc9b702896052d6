import { requireLength, requireMatrix } from './require.ts';
import { zeroSumNash } from './zero-sum-nash.ts';

/**
 * Nash averaging: rates contestants by their log-odds against the unexploitable mix of all of them, so that
 * adding copies of a weak contestant does not lift those who beat it.
 *
 * Uniform averages answer "who does well against this field"; this answers "who does well against a field that
 * nobody can exploit". All contestants in the mix rate 0, the others below. Noisy where the mix is: bootstrap.
 *
 * Source: Balduzzi, Tuyls, Perolat and Graepel (2018), "Re-evaluating evaluation", Nash averaging of agents.
 *
 * @param shares shares[i][j] is i's share of the points against j, strictly between 0 and 1, with
 *   shares[i][j] + shares[j][i] = 1
 * @returns the mix, and the rating of each contestant in log-odds
 */
export function nashAverage(shares: readonly (readonly number[])[]): { mix: number[]; ratings: number[] } {
  requireLength('shares', shares, 1);
  requireMatrix('shares', shares, shares.length, shares.length);
  const odds = shares.map((row, i) =>
    row.map((share, j) => {
      if (!(share > 0 && share < 1 && Math.abs(share + shares[j][i] - 1) < 1e-9)) {
        throw new RangeError(
          `shares[${i}][${j}] is ${share}; it must lie strictly between 0 and 1 and make 1 with shares[${j}][${i}].`,
        );
      }
      return Math.log(share / (1 - share));
    }),
  );
  const mix = zeroSumNash(odds).rows;
  return { mix, ratings: odds.map((row) => row.reduce((sum, value, j) => sum + value * mix[j], 0)) };
}
