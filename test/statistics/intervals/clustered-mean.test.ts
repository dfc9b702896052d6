import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { clusteredMean } from '../../../src/statistics/intervals/clustered-mean.ts';
import { normalQuantile } from '../../../src/statistics/numerics/normal-quantile.ts';
import { clusterOf } from '../../../src/statistics/tallies/cluster-of.ts';

describe('clusteredMean', () => {
  it('is the t interval over cluster means', () => {
    // Means 0.4, 0.5, 0.6, 0.7: sd 0.129099, t(3) at 97.5 % is 3.182446.
    const clusters = [0.4, 0.5, 0.6, 0.7].map((mean) => ({ n: 1000, mean, variance: 0 }));
    const result = clusteredMean(clusters, 0.05);
    expect(result.mean).toBeCloseTo(0.55, 14);
    expect(result.standardError).toBeCloseTo(0.0645497, 7);
    expect(result.low).toBeCloseTo(0.55 - 3.182446 * 0.0645497, 5);
    expect(result.high).toBeCloseTo(0.55 + 3.182446 * 0.0645497, 5);
    expect(result.betweenDeviation).toBeCloseTo(0.1290994, 7);
  });

  it('takes the noise within tables off the spread between them', () => {
    const clusters = [0.4, 0.5, 0.6, 0.7].map((mean) => ({ n: 10, mean, variance: 0.1 }));
    expect(clusteredMean(clusters, 0.05).betweenDeviation).toBeCloseTo(Math.sqrt(1 / 60 - 0.01), 12);
    const noisy = [0.4, 0.5, 0.6, 0.7].map((mean) => ({ n: 2, mean, variance: 0.1 }));
    expect(clusteredMean(noisy, 0.05).betweenDeviation).toBe(0);
  });

  it('knows no spread between tables where a table has a single block', () => {
    const clusters = [[0.4], [0.5, 0.7], [0.6, 0.2]].map(clusterOf);
    expect(clusteredMean(clusters, 0.05)).toMatchObject({ betweenDeviation: null, byLuck: null });
  });

  it('says how often luck alone sets tables that are alike so far apart', () => {
    // Spread 1 / 6 of the noise of 25 blocks, which is a twentieth at F(3, 96) = 2.699393.
    const apart = [0.4, 0.5, 0.6, 0.7].map((mean) => ({ n: 25, mean, variance: 25 / 60 / 2.699393 }));
    expect(clusteredMean(apart, 0.05).byLuck).toBeCloseTo(0.05, 6);
    const same = [0.5, 0.5].map((mean) => ({ n: 25, mean, variance: 0 }));
    expect(clusteredMean(same, 0.05).byLuck).toBe(1);
    expect(clusteredMean([...same, { n: 25, mean: 0.6, variance: 0 }], 0.05).byLuck).toBe(0);
  });

  it.each([0.1, 0.7])('takes no rounding for a spread where all tables have %s', (mean) => {
    const same = Array.from({ length: 3 }, () => ({ n: 3, mean, variance: 0 }));
    const { low, high, ...found } = clusteredMean(same, 0.05);
    expect(found).toMatchObject({ standardError: 0, betweenDeviation: 0, byLuck: 1 });
    expect(high - low).toBeGreaterThan(0.5);
  });

  it('is seldom sure of a spread that is not there, with scores as coarse as those of blocks', () => {
    const rng = seedrandom.alea('alike');
    const score = () => Math.floor(5 * rng()) / 4;
    let sure = 0;
    for (let run = 0; run < 2000; run++) {
      const clusters = Array.from({ length: 20 }, () => clusterOf([score(), score(), score()]));
      if (clusteredMean(clusters, 0.05).byLuck! <= 0.05) sure++;
    }
    // 5 % nominal, four binomial standard errors of half a point.
    expect(sure / 2000).toBeLessThan(0.07);
  });

  it('recovers planted spreads and covers the planted mean', () => {
    const rng = seedrandom.alea('clusters');
    const noise = () => normalQuantile(rng());
    let covered = 0;
    let between = 0;
    for (let run = 0; run < 300; run++) {
      const clusters = Array.from({ length: 12 }, () => {
        const effect = 0.5 + 0.05 * noise();
        return clusterOf(Array.from({ length: 30 }, () => effect + 0.1 * noise()));
      });
      const { low, high, betweenDeviation } = clusteredMean(clusters, 0.1, { low: -9, high: 9 });
      if (low <= 0.5 && 0.5 <= high) covered++;
      between += betweenDeviation! ** 2 / 300;
    }
    // 90 % nominal, four binomial standard errors of 1.7 points.
    expect(covered / 300).toBeGreaterThan(0.83);
    expect(covered / 300).toBeLessThan(0.97);
    expect(Math.sqrt(between)).toBeCloseTo(0.05, 2);
  });

  it('keeps width when all tables agree exactly', () => {
    const clusters = Array.from({ length: 12 }, () => ({ n: 50, mean: 0.5, variance: 0 }));
    const { low, high } = clusteredMean(clusters, 0.05);
    expect(low).toBeLessThan(0.45);
    expect(high).toBeGreaterThan(0.55);
  });

  it('never falls below the noise within tables', () => {
    const clusters = Array.from({ length: 9 }, () => ({ n: 100, mean: 0.5, variance: 0.09 }));
    expect(clusteredMean(clusters, 0.05).standardError).toBeCloseTo(0.01, 12);
  });

  it('refuses a single table', () => {
    expect(() => clusteredMean([{ n: 5, mean: 0.5, variance: 0.1 }], 0.05)).toThrow('1 entries');
    expect(() => clusterOf([])).toThrow('0 entries');
  });
});
