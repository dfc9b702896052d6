import seedrandom from 'seedrandom';
import { mean } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { bootstrapPercentiles, bootstrapSimultaneous } from '../../../src/statistics/index.ts';

const COLUMNS = 8;

/** Rows of numbers between -1 and 1 with mean 0. */
function sample(seed: string): number[][] {
  const rng = seedrandom.alea(seed);
  return Array.from({ length: 60 }, () => Array.from({ length: COLUMNS }, () => 2 * rng() - 1));
}

function means(rows: readonly (readonly number[])[]): number[] {
  return Array.from({ length: COLUMNS }, (_, column) => mean(rows.map((row) => row[column])));
}

describe('intervals that hold together', () => {
  it('miss any of several means in no more than their share of runs, unlike intervals one by one', () => {
    const runs = 200;
    const missed = { together: 0, apart: 0 };
    const misses = (intervals: readonly { low: number; high: number }[]) =>
      intervals.some(({ low, high }) => low > 0 || high < 0);
    for (let run = 0; run < runs; run++) {
      const rows = sample(`rows ${run}`);
      const rng = seedrandom.alea(`resamples ${run}`);
      if (misses(bootstrapSimultaneous(rows, means, 0.9, 200, rng))) missed.together++;
      if (misses(bootstrapPercentiles(rows, means, 0.9, 200, rng))) missed.apart++;
    }
    // 20 of 200 are expected, 33 or more once in a thousand times; one by one it is 1 - 0.9 ** 8, or 114.
    expect(missed.together).toBeLessThan(33);
    expect(missed.apart).toBeGreaterThan(80);
  });

  it('are as wide as the greatest distance asks, in standard errors of each', () => {
    const rows = sample('a');
    const intervals = bootstrapSimultaneous(
      rows,
      (list) => means(list).map((value, i) => value * (i + 1)),
      0.9,
      400,
      seedrandom.alea('b'),
    );
    const once = bootstrapSimultaneous(rows, means, 0.9, 400, seedrandom.alea('b'));
    intervals.forEach(({ estimate, low, high }, i) => {
      expect(estimate - low).toBeCloseTo(high - estimate, 10);
      expect(high - low).toBeCloseTo((i + 1) * (once[i].high - once[i].low), 10);
    });
  });

  it('have no width where nothing varies', () => {
    const flat = bootstrapSimultaneous([1, 1, 1], () => [2, 3], 0.9, 50, seedrandom.alea('c'));
    expect(flat.map(({ low, high }) => high - low)).toEqual([0, 0]);
  });
});
