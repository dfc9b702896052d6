import { requireCount } from './require.ts';

/**
 * Nodes and weights of Gauss-Legendre quadrature on [-1, 1]: exact for polynomials of degree up to 2 n - 1.
 *
 * Source: roots of the Legendre polynomial by Newton's method from Tricomi's guess (Davis and Rabinowitz (1984),
 * Methods of Numerical Integration, section 2.7).
 */
export function gaussLegendre(n: number): { nodes: number[]; weights: number[] } {
  requireCount('n', n, 1);
  const nodes = new Array<number>(n);
  const weights = new Array<number>(n);
  // Either half is the other's mirror.
  for (let i = 0; 2 * i < n; i++) {
    let x = -Math.cos((Math.PI * (i + 0.75)) / (n + 0.5));
    let slope = 1;
    for (let step = 0; step < 20; step++) {
      let value = x;
      let before = 1;
      for (let degree = 2; degree <= n; degree++) {
        const next = ((2 * degree - 1) * x * value - (degree - 1) * before) / degree;
        before = value;
        value = next;
      }
      slope = (n * (x * value - before)) / (x * x - 1);
      const change = value / slope;
      x -= change;
      if (Math.abs(change) < 1e-15) break;
    }
    const opposite = n - 1 - i;
    [nodes[i], nodes[opposite]] = [x, -x];
    weights[i] = weights[opposite] = 2 / ((1 - x * x) * slope * slope);
  }
  return { nodes, weights };
}
