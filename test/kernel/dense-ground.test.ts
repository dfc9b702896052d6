import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import type { CoverClass, Piece, TableSpec } from '../../src/kernel/terrain.ts';
import type { MoveCosts } from '../../src/kernel/ways.ts';
import { box, piece, table } from './bare-table.ts';

const COSTS: MoveCosts = { difficult: 2, dense: 3, climb: 1, mantle: 0, descent: 0, linear: 'free' };

/** Ground across the whole table between two rows, in inches. */
function belt(cover: CoverClass, near: number, far: number): Piece {
  return piece(box([-12, near, 12, far]), { area: true, difficult: true, height: 3, cover });
}

/** Cost in inches of the way between the standing points nearest to two places in inches. */
function costOf(
  spec: TableSpec,
  from: readonly [number, number],
  to: readonly [number, number],
  costs = COSTS,
) {
  const ground = compileGround(spec, 2500);
  const at = ([x, y]: readonly [number, number]) => {
    let best = 0;
    const apart = (i: number) => Math.hypot(ground.x[i] - x * INCH, ground.y[i] - y * INCH);
    for (let i = 0; i < ground.count; i++) if (apart(i) < apart(best)) best = i;
    return best;
  };
  const [a, b] = [at(from), at(to)];
  return {
    cost: createWays(ground, costs).cost(a, b, 24 * INCH, []) / INCH,
    a: [ground.x[a] / INCH, ground.y[a] / INCH] as const,
    b: [ground.x[b] / INCH, ground.y[b] / INCH] as const,
  };
}

/** Least cost over belts: ways cross each border somewhere, tried every quarter of an inch and finer around the best. */
function bent(
  a: readonly [number, number],
  b: readonly [number, number],
  layers: readonly (readonly [number, number])[],
) {
  let best = [a[0], ...layers.map(() => (a[0] + b[0]) / 2)].slice(1);
  const price = (xs: readonly number[]) => {
    let sum = 0;
    let [x, y] = a;
    layers.forEach(([until, factor], i) => {
      const nextX = i === layers.length - 1 ? b[0] : xs[i];
      sum += factor * Math.hypot(nextX - x, until - y);
      [x, y] = [nextX, until];
    });
    return sum;
  };
  for (let step = 2; step > 1e-4; step /= 2) {
    for (let again = 0; again < 40; again++) {
      for (let i = 0; i < layers.length - 1; i++) {
        for (const by of [-step, step]) {
          const moved = best.with(i, best[i] + by);
          if (price(moved) < price(best)) best = moved;
        }
      }
    }
  }
  return price(best);
}

describe('dense ground', () => {
  it('costs its own price, and light ground the usual one', () => {
    const spec = table(24, 24, [belt('light', -6, -4), belt('medium', 0, 3)]);
    const { cost, a, b } = costOf(spec, [0.5, -8], [0.5, 6]);
    expect(cost).toBeCloseTo(b[1] - a[1] + 2 + 2 * 3, 3);
  });

  it('costs what difficult ground costs when it has no price of its own', () => {
    const spec = table(24, 24, [belt('heavy', 0, 3)]);
    const { dense: _, ...plain } = COSTS;
    const { cost, a, b } = costOf(spec, [0.5, -3], [0.5, 6], plain);
    expect(cost).toBeCloseTo(b[1] - a[1] + 3, 3);
  });

  it('costs the higher price where it overlaps light ground, whichever is named first', () => {
    for (const pieces of [
      [belt('light', -4, 1), belt('medium', -1, 3)],
      [belt('medium', -1, 3), belt('light', -4, 1)],
    ]) {
      const { cost, a, b } = costOf(table(24, 24, pieces), [0.5, -5], [0.5, 4]);
      expect(cost).toBeCloseTo(b[1] - a[1] + 3 + 2 * 4, 3);
    }
  });

  it.each([
    [
      'apart',
      [belt('light', -6, -4), belt('medium', 0, 2)],
      [
        [-6, 1],
        [-4, 2],
        [0, 1],
        [2, 3],
      ],
    ],
    [
      'side by side',
      [belt('light', -4, 0), belt('medium', 0, 2)],
      [
        [-4, 1],
        [0, 2],
        [2, 3],
      ],
    ],
    [
      'overlapping',
      [belt('light', -4, 1), belt('medium', 0, 2)],
      [
        [-4, 1],
        [0, 2],
        [2, 3],
      ],
    ],
  ] as const)('bends ways as light is bent, belts %s', (_, pieces, layers) => {
    const { cost, a, b } = costOf(table(24, 24, pieces), [-4, -6], [3, 4]);
    const least = bent(a, b, [...layers, [b[1], 1]]);
    expect(cost).toBeGreaterThan(least * 0.999);
    expect(cost).toBeLessThan(least * 1.01);
  });

  it('refuses to cost less than open ground', () => {
    expect(() => costOf(table(24, 24, []), [0, 0], [1, 0], { ...COSTS, dense: 0.5 })).toThrow(
      '0.5 times its length',
    );
  });
});
