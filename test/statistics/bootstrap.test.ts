import seedrandom from 'seedrandom';
import { mean, variance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { bootstrapPercentile } from '../../src/statistics/bootstrap/bootstrap-percentile.ts';
import { bootstrapPercentiles } from '../../src/statistics/bootstrap/bootstrap-percentiles.ts';
import { bootstrapReplicates } from '../../src/statistics/bootstrap/bootstrap-replicates.ts';
import { normalQuantile } from '../../src/statistics/numerics/normal-quantile.ts';

/** Spatial test data A of Efron and Tibshirani (1993), table 14.1. */
const SPATIAL = [
  48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41,
];
const spread = (data: readonly number[]) => variance([...data]);

describe('bootstrapPercentile', () => {
  it('gives the interval of Efron and Tibshirani (1993), table 14.2', () => {
    const found = bootstrapPercentile(SPATIAL, spread, 0.9, 20_000, seedrandom.alea('spatial'));
    // Theirs, from 2000 replicates: 100.8 to 233.9; SciPy's, from 200,000: 98.0 to 235.6.
    expect(Math.abs(found.low - 98.0)).toBeLessThan(4);
    expect(Math.abs(found.high - 235.6)).toBeLessThan(4);
  });

  it('covers a mean of clusters when clusters are resampled', () => {
    const rng = seedrandom.alea('cluster-bootstrap');
    const overall = (clusters: readonly number[][]) => mean(clusters.map((cluster) => mean(cluster)));
    let covered = 0;
    for (let run = 0; run < 150; run++) {
      const clusters = Array.from({ length: 25 }, () => {
        const effect = normalQuantile(rng());
        return Array.from({ length: 4 }, () => effect + normalQuantile(rng()));
      });
      const { low, high } = bootstrapPercentile(clusters, overall, 0.9, 200, rng);
      if (low <= 0 && 0 <= high) covered++;
    }
    // 90 % nominal, 150 runs: three standard errors are 7 points; the percentile interval runs a little short.
    expect(covered / 150).toBeGreaterThan(0.8);
    expect(covered / 150).toBeLessThan(0.98);
  });

  it('repeats with the seed', () => {
    const draw = () => bootstrapReplicates(SPATIAL, spread, 20, seedrandom.alea('again'));
    expect(draw()).toEqual(draw());
  });

  it('refuses a single entry and certainty', () => {
    const rng = seedrandom.alea('none');
    expect(() => bootstrapReplicates([1], spread, 20, rng)).toThrow('1 entries');
    expect(() => bootstrapPercentile(SPATIAL, spread, 1, 20, rng)).toThrow('confidence is 1');
  });
});

describe('bootstrapPercentiles', () => {
  it('gives each statistic the interval it has alone, from the same resamples', () => {
    const data = Array.from({ length: 40 }, (_, i) => (i * 37) % 11);
    const top = (list: readonly number[]) => Math.max(...list);
    const total = (list: readonly number[]) => list.reduce((sum, value) => sum + value, 0);
    const both = bootstrapPercentiles(
      data,
      (list) => [total(list), top(list)],
      0.9,
      500,
      seedrandom.alea('a'),
    );
    expect(both).toEqual([
      bootstrapPercentile(data, total, 0.9, 500, seedrandom.alea('a')),
      bootstrapPercentile(data, top, 0.9, 500, seedrandom.alea('a')),
    ]);
  });

  it('refuses a single entry', () => {
    expect(() => bootstrapPercentiles([1], () => [1], 0.9, 100, seedrandom.alea('a'))).toThrow(
      'data has 1 entries',
    );
  });
});
