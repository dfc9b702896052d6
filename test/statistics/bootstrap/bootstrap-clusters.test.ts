import seedrandom from 'seedrandom';
import { mean } from 'simple-statistics';
import { describe, expect, it } from 'vitest';
import { bootstrapClusters } from '../../../src/statistics/bootstrap/bootstrap-clusters.ts';
import { bootstrapPercentiles } from '../../../src/statistics/bootstrap/bootstrap-percentiles.ts';

type Clusters = readonly (readonly number[])[];

const overall = (clusters: Clusters) => [mean(clusters.flat())];

/** Half the width of the interval of the mean, in standard errors. */
function reach(clusters: Clusters): number {
  const [{ low, high }] = bootstrapClusters(clusters, overall, 0.95, 4000, seedrandom.alea('clusters'));
  return (high - low) / 2 / 1.96;
}

describe('bootstrapClusters', () => {
  it('has the variance of Davison and Hinkley (1997), section 3.8: that of the means plus that within them', () => {
    // Thirty clusters of ten: effects of -1, 0 and 1, and entries 2 off either way.
    const clusters = Array.from({ length: 30 }, (_, i) =>
      Array.from({ length: 10 }, (_, j) => (i % 3) - 1 + (j % 2 === 0 ? 2 : -2)),
    );
    const ofMeans = 2 / 3 / 30;
    const within = 4 / 300;
    expect(reach(clusters)).toBeCloseTo(Math.sqrt(ofMeans + within), 2);
  });

  it('knows that entries of a cluster stand together', () => {
    const apart = Array.from({ length: 20 }, (_, i) => new Array<number>(20).fill(i % 2));
    expect(reach(apart)).toBeCloseTo(0.5 / Math.sqrt(20), 2);
  });

  it('is the plain bootstrap where each cluster is one entry', () => {
    const data = Array.from({ length: 40 }, (_, i) => (i * i) % 7);
    const found = bootstrapClusters(
      data.map((value) => [value]),
      overall,
      0.9,
      3000,
      seedrandom.alea('one'),
    );
    const [plain] = bootstrapPercentiles(
      data,
      (list) => [mean([...list])],
      0.9,
      3000,
      seedrandom.alea('other'),
    );
    expect(found[0].estimate).toBe(plain.estimate);
    expect(found[0].low).toBeCloseTo(plain.low, 1);
    expect(found[0].high).toBeCloseTo(plain.high, 1);
  });

  it('gives several statistics from the same resamples', () => {
    const found = bootstrapClusters(
      [[1], [2], [3]],
      (c) => [...overall(c), -overall(c)[0]],
      0.9,
      200,
      seedrandom.alea('two'),
    );
    expect(found[1].low).toBeCloseTo(-found[0].high, 10);
  });

  it.each([
    [[[1]], 'clusters'],
    [[[1], []], 'a cluster'],
  ])('refuses %j', (clusters, what) => {
    expect(() => bootstrapClusters<number>(clusters, overall, 0.9, 20, seedrandom.alea('x'))).toThrow(what);
  });
});
