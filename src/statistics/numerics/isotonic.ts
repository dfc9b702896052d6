import { requireFinite, requireLength, requirePositive } from './require.ts';

export interface WeightedPoint {
  readonly x: number;
  readonly y: number;
  /** Above 0: such as the number of blocks behind y. */
  readonly weight: number;
}

/**
 * Isotonic regression: the rising values nearest to noisy ones, by weighted squares. For responses whose direction is
 * known, such as the power of a rule against its price; negate y for a falling one.
 *
 * Source: Barlow, Bartholomew, Bremner and Brunk (1972), Statistical Inference under Order Restrictions: pool
 * adjacent violators.
 *
 * @param points in ascending order of x
 * @returns one value per point
 */
export function isotonic(points: readonly WeightedPoint[]): number[] {
  const pools: { sum: number; weight: number; count: number }[] = [];
  requireLength('points', points, 0);
  points.forEach(({ x, y, weight }, i) => {
    requireFinite('x', x);
    requireFinite('y', y);
    if (i > 0 && !(x >= points[i - 1].x)) throw new RangeError(`x falls from ${points[i - 1].x} to ${x}.`);
    requirePositive('A weight', weight);
    pools.push({ sum: y * weight, weight, count: 1 });
    while (pools.length > 1) {
      const [before, last] = pools.slice(-2);
      if (before.sum / before.weight <= last.sum / last.weight) break;
      pools.splice(-2, 2, {
        sum: before.sum + last.sum,
        weight: before.weight + last.weight,
        count: before.count + last.count,
      });
    }
  });
  return pools.flatMap(({ sum, weight, count }) => new Array<number>(count).fill(sum / weight));
}
