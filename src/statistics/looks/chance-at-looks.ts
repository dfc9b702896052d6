import { gaussLegendre } from '../numerics/gauss-legendre.ts';
import { normalCdf } from '../numerics/normal-cdf.ts';
import { normalDensity } from '../numerics/normal-density.ts';
import { requirePositive } from '../numerics/require.ts';
import { requireLooks } from './require-looks.ts';

const FEWEST_NODES = 32;
const MOST_NODES = 400;
/** Nodes for each deviation of the smallest step, over the region of all sums. */
const DENSITY = 4;

/**
 * The chance that a standardised mean without drift is `z` or more from 0 at one of some looks at least: what a
 * constant bound at all looks comes to.
 *
 * Rests on the normal approximation of sums. For one look it is the two-sided normal tail.
 *
 * Source: Armitage, McPherson and Rowe (1969), J. R. Stat. Soc. A 132, 235-244: the density of the partial sum is
 * carried from look to look within the bounds; here by Gauss-Legendre quadrature.
 *
 * @param sizes observations at each look, rising
 * @param z above 0
 */
export function chanceAtLooks(sizes: readonly number[], z: number): number {
  requireLooks(sizes);
  requirePositive('z', z);
  const steps = sizes.map((size, i) => size - (i === 0 ? 0 : sizes[i - 1]));
  const { nodes, weights } = upperHalf(nodesFor(sizes, steps, z));
  /** Mass of the partial sum at each node and at its opposite, by sums at which no bound was reached. */
  let mass = nodes.map((node, i) => z * weights[i] * normalDensity(z * node));
  let crossed = 2 * normalCdf(-z);
  for (let look = 1; look < sizes.length; look++) {
    const [from, to, spread] = [sizes[look - 1], sizes[look], steps[look]].map(Math.sqrt);
    const starts = nodes.map((node) => z * from * node);
    const outside = (sum: number) => normalCdf((sum - z * to) / spread) + normalCdf((-sum - z * to) / spread);
    crossed += 2 * mass.reduce((total, own, i) => total + own * outside(starts[i]), 0);
    if (look === sizes.length - 1) break;
    mass = nodes.map((node, k) => {
      const sum = z * to * node;
      let density = 0;
      for (let i = 0; i < starts.length; i++) {
        const [near, far] = [(sum - starts[i]) / spread, (sum + starts[i]) / spread];
        density += mass[i] * (normalDensity(near) + normalDensity(far));
      }
      return (density / spread) * z * to * weights[k];
    });
  }
  return Math.min(1, crossed);
}

/** Nodes from 0 up: without drift either half of the sums is the other's mirror, so each half has half of one in the middle. */
function upperHalf(n: number): { nodes: number[]; weights: number[] } {
  const { nodes, weights } = gaussLegendre(n);
  const middle = n >> 1;
  const upper = weights.slice(middle);
  if (n % 2 === 1) upper[0] /= 2;
  return { nodes: nodes.slice(middle), weights: upper };
}

function nodesFor(sizes: readonly number[], steps: readonly number[], z: number): number {
  const finest = Math.max(...sizes.map((size, i) => Math.sqrt(size / steps[i])));
  return Math.min(MOST_NODES, Math.max(FEWEST_NODES, Math.ceil(DENSITY * 2 * z * finest)));
}
