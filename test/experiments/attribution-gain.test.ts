import { describe, expect, it } from 'vitest';
import { attribution } from '../../src/experiments/designs/attribute/attribution.ts';
import { shapleyWeight } from '../../src/experiments/measure/attribution-gain.ts';
import type { Spec } from '../../src/experiments/terms/spec.ts';
import { shapley } from '../../src/statistics/index.ts';

const SPEC = {
  tables: [{ seed: 'a' }],
  alpha: 0.05,
  d: 0.02,
  seed: 's',
  blocks: { initial: 4, reserve: 0 },
} as unknown as Spec;
const ROUNDS = { metric: 'rounds', says: 'rounds', unit: 'rounds', scale: 1 } as const;

/** Sample variance. */
function variance(values: readonly number[]): number {
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  return values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / (values.length - 1);
}

/** None, the first change, the second, both: what blocks came to. */
const BLOCKS = [
  [1, 2, 1, 4],
  [5, 6, 5, 9],
  [3, 4, 2, 6],
  [8, 8, 8, 10],
];

describe('what common luck saves an attribution', () => {
  it('weighs combinations as Shapley values do', () => {
    for (const n of [1, 2, 3, 5]) {
      for (let subset = 0; subset < 1 << n; subset++) {
        const own = shapley(n, (other) => Number(other === subset));
        own.forEach((weight, i) => {
          expect(shapleyWeight(n, i, subset)).toBeCloseTo(weight, 12);
        });
      }
    }
  });

  it('is the variance with all matches apart over that of the block', () => {
    const tally = attribution(SPEC, ROUNDS, 2);
    BLOCKS.forEach((worths, index) => {
      tally.add(0, index, worths);
    });
    const { whole, values } = tally.row();
    const column = (at: number) => variance(BLOCKS.map((worths) => worths[at]));
    const paired = variance(BLOCKS.map(([none, , , both]) => both - none));
    expect(whole.gain).toBeCloseTo((column(0) + column(3)) / paired, 5);
    const first = variance(BLOCKS.map(([none, one, other, both]) => (one - none + both - other) / 2));
    const apart = [0, 1, 2, 3].reduce((sum, at) => sum + column(at) / 4, 0);
    expect(values[0].gain).toBeCloseTo(apart / first, 5);
  });

  it('takes the matches of a contest apart, too', () => {
    const tally = attribution(SPEC, { ...ROUNDS, metric: 'share', unit: 'share', scale: 4 }, 2);
    const wins = [
      [2, 0],
      [0, 2],
      [2, 2],
      [2, 0],
    ];
    wins.forEach((halves, index) => {
      const matches = [[1, 1], [1, 1], [1, 1], halves];
      tally.add(
        0,
        index,
        matches.map(([one, other]) => one + other),
        matches,
      );
    });
    const apart = variance(wins.map(([one]) => one)) + variance(wins.map(([, other]) => other));
    expect(tally.row().whole.gain).toBeCloseTo(apart / variance(wins.map(([one, other]) => one + other)), 5);
  });

  it('is told of no value where orders are drawn, and of nothing that never varies', () => {
    const drawn = attribution(SPEC, ROUNDS, 11);
    const still = attribution(SPEC, ROUNDS, 2);
    for (const index of [0, 1, 2]) {
      drawn.add(
        0,
        index,
        Array.from({ length: 12 }, (_, i) => index * i),
      );
      still.add(0, index, [1, 1, 1, 1]);
    }
    expect(drawn.row().values.map(({ gain }) => gain)).toEqual(new Array(11).fill(null));
    expect(drawn.row().whole.gain).toBe(1);
    expect(still.row().whole.gain).toBeNull();
  });
});
