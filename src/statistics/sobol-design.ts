import { requireCount } from './require.ts';
import { uniform } from './uniform.ts';

/**
 * Sobol indices: what share of an output's variance each factor explains alone, and together with others.
 *
 * For a handful of factors after `morrisEffects` has picked them; n (k + 2) runs. Noise in the outputs would
 * pass for interactions: its variance must be given and is taken off. Wrong for factors that depend on each
 * other, and unreliable where noise makes most of the variance.
 *
 * Source: Saltelli et al. (2010), Comput. Phys. Commun. 181, table 2: rows b (first order) and f (total, from
 * Jansen 1999).
 */

/**
 * The points at which to run the model: n rows of A, n of B, then for each factor n rows of A with that
 * factor's column from B.
 *
 * @param k factors
 * @param n rows of A and B
 * @param rng uniform on [0, 1)
 */
export function sobolDesign(k: number, n: number, rng: () => number): number[][] {
  requireCount('k', k, 1);
  requireCount('n', n, 2);
  const draw = () => Array.from({ length: n }, () => Array.from({ length: k }, () => uniform(rng)));
  const a = draw();
  const b = draw();
  const mixed = Array.from({ length: k }, (_, factor) =>
    a.map((row, j) => row.map((value, i) => (i === factor ? b[j][i] : value))),
  );
  return [...a, ...b, ...mixed.flat()];
}
