import seedrandom from 'seedrandom';
import { mean, variance } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { bootstrapBca } from '../../src/statistics/bootstrap-bca.ts';
import { bootstrapPercentile } from '../../src/statistics/bootstrap-percentile.ts';
import { bootstrapPercentiles } from '../../src/statistics/bootstrap-percentiles.ts';
import { bootstrapReplicates } from '../../src/statistics/bootstrap-replicates.ts';
import { normalQuantile } from '../../src/statistics/normal-quantile.ts';

/** Spatial test data A of Efron and Tibshirani (1993), table 14.1. */
const SPATIAL = [
  48, 36, 20, 29, 42, 42, 20, 42, 22, 41, 45, 14, 6, 0, 33, 28, 34, 4, 32, 24, 47, 41, 24, 26, 30, 41,
];
const spread = (data: readonly number[]) => variance([...data]);

describe('bootstrapBca', () => {
  it('gives the interval of Efron and Tibshirani (1993), table 14.2, for the variance of the spatial test', () => {
    const found = bootstrapBca(SPATIAL, spread, 0.9, 20_000, seedrandom.alea('spatial'));
    expect(found.estimate).toBeCloseTo(171.5, 1);
    expect(found.acceleration).toBeCloseTo(0.061, 3);
    // Theirs is 0.146 from 2000 replicates, with a standard error of 0.028.
    expect(Math.abs(found.bias - 0.146)).toBeLessThan(0.06);
    // Theirs, from 2000 replicates: 115.8 to 259.6; SciPy's, from 200,000: 115.8 to 261.2.
    expect(Math.abs(found.low - 115.8)).toBeLessThan(4);
    expect(Math.abs(found.high - 261.2)).toBeLessThan(6);
  });

  it('refuses a statistic whose replicates never exceed it', () => {
    const distinct = (data: readonly number[]) => new Set(data).size;
    expect(() => bootstrapBca(SPATIAL, distinct, 0.9, 50, seedrandom.alea('distinct'))).toThrow('one side');
  });

  it('refuses a maximum and a minimum, though most of their replicates are the estimate itself', () => {
    const of = (extreme: (data: readonly number[]) => number) =>
      bootstrapBca(SPATIAL, extreme, 0.9, 200, seedrandom.alea('extreme'));
    expect(() => of((data) => Math.max(...data))).toThrow('No bootstrap replicate lies above the estimate');
    expect(() => of((data) => Math.min(...data))).toThrow('No bootstrap replicate lies below the estimate');
  });

  it('counts replicates that are the estimate itself by halves', () => {
    // Of two coins that differ a resample has none, one or two heads with chances 1/4, 1/2 and 1/4: no bias.
    const { bias } = bootstrapBca([0, 1], (data) => mean([...data]), 0.9, 20_000, seedrandom.alea('coins'));
    expect(Math.abs(bias)).toBeLessThan(0.03);
  });

  it('refuses a sample without spread, as its header warns', () => {
    expect(() => bootstrapBca([1, 1, 1], spread, 0.9, 20, seedrandom.alea('flat'))).toThrow('without spread');
  });
});

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
