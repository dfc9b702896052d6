import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import {
  boundedMean,
  scoreDistance,
  scoreInterval,
  scoreMean,
  unrefuted,
  wilson,
} from '../../../src/statistics/index.ts';

const Z = 1.959963984540054;

describe('scoreMean', () => {
  it("is Wilson's interval for scores of 0 and 1", () => {
    for (const [won, n] of [
      [18, 20],
      [1, 400],
    ]) {
      const { low, high } = scoreMean({ scores: [0, 1], counts: [n - won, won] }, Z);
      const exact = wilson(won, n);
      expect([low, high]).toEqual([expect.closeTo(exact.low, 8), expect.closeTo(exact.high, 8)]);
    }
  });

  it('depends on neither classes nobody saw nor their order', () => {
    const seen = scoreMean({ scores: [0.25, 0.5], counts: [30, 70] }, Z);
    const classes = scoreInterval([0, 30, 70, 0, 0]);
    expect(seen.low).toBeCloseTo(classes.low, 8);
    expect(seen.high).toBeCloseTo(classes.high, 8);
  });

  it('leaves out what lies z standard errors away', () => {
    const tally = { scores: [0.1, 0.35, 0.9], counts: [12, 70, 5] };
    const { low, high } = scoreMean(tally, 2.4);
    expect(scoreDistance(tally, low)).toBeCloseTo(2.4, 6);
    expect(scoreDistance(tally, high)).toBeCloseTo(-2.4, 6);
  });

  it('covers a mean as often as it says, counted over every outcome of 40 lopsided scores', () => {
    // Scores of 0 and 1/4 with chance 0.3 for the latter: the number of the latter is binomial.
    let [covered, chance] = [0, 0.7 ** 40];
    for (let hits = 0; hits <= 40; hits++) {
      const counts = [40 - hits, hits];
      const { low, high } = scoreMean({ scores: [0, 0.25], counts }, Z);
      if (low <= 0.075 && 0.075 <= high) covered += chance;
      chance *= ((40 - hits) / (hits + 1)) * (0.3 / 0.7);
    }
    expect(covered).toBeGreaterThan(0.93);
    expect(covered).toBeLessThan(0.97);
  });

  it('ends at the ends of the range', () => {
    expect(scoreMean({ scores: [0], counts: [50] }, Z).low).toBe(0);
    expect(scoreMean({ scores: [1], counts: [50] }, Z).high).toBe(1);
  });
});

describe('boundedMean', () => {
  const random = seedrandom.alea('bounded mean');
  const counts = new Map<number, number>();
  for (let i = 0; i < 400; i++) {
    const difference = [-2, 0, 0, 0, 1][Math.floor(5 * random())];
    counts.set(difference, (counts.get(difference) ?? 0) + 1);
  }
  const range = { low: -4, high: 4 };

  it('is what no gambler refutes where it must hold at every look', () => {
    const tally = { scores: [0.25, 0.5, 0.625], counts: [-2, 0, 1].map((value) => counts.get(value)!) };
    const { low, high } = unrefuted(tally, 0.05);
    const found = boundedMean(counts, { alpha: 0.05 }, range);
    expect([found.low, found.high]).toEqual([
      expect.closeTo(8 * low - 4, 9),
      expect.closeTo(8 * high - 4, 9),
    ]);
  });

  it('is much narrower for one look, around the same mean', () => {
    const [once, always] = [{ z: Z }, { alpha: 0.05 }].map((coverage) =>
      boundedMean(counts, coverage, range),
    );
    expect(once.mean).toBe(always.mean);
    expect((always.high - always.low) / (once.high - once.low)).toBeGreaterThan(1.5);
  });

  it('knows nothing without scores', () => {
    expect(boundedMean(new Map(), { z: 2 })).toEqual({ mean: 0.5, low: 0, high: 1, n: 0 });
  });

  it('refuses coverages of neither kind', () => {
    expect(() => boundedMean(counts, { z: 0 }, range)).toThrow('z is 0');
    expect(() => boundedMean(counts, { alpha: 5 }, range)).toThrow('alpha is 5');
  });
});
