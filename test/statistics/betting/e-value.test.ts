import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { eValue } from '../../../src/statistics/betting/e-value.ts';

// No e-value from these stakes is published. What makes a number one is that its expectation under the null is at most
// 1, which is summed here over all samples, and Ville's inequality, which the calibration measures.
describe('eValue', () => {
  it('has expectation exactly 1 under the null, summed over every sample of six coins', () => {
    let above = 0;
    let both = 0;
    for (let sample = 0; sample < 64; sample++) {
      const scores = Array.from({ length: 6 }, (_, bit) => (sample >> bit) & 1);
      above += eValue(scores, 0.5, 'greater') / 64;
      both += eValue(scores, 0.5, 'two-sided') / 64;
    }
    expect(above).toBeCloseTo(1, 12);
    expect(both).toBeCloseTo(1, 12);
  });

  it('has expectation below 1 when the mean is on the null side of the claim', () => {
    let expected = 0;
    for (let heads = 0; heads <= 1; heads++) expected += eValue([heads], 0.6, 'greater') / 2;
    expect(expected).toBeLessThan(1);
  });

  it('grows against a wrong claim and shrinks for a right one', () => {
    const rng = seedrandom.alea('e-value');
    const scores = Array.from({ length: 500 }, () => (rng() < 0.6 ? 1 : 0));
    expect(eValue(scores, 0.5, 'greater')).toBeGreaterThan(20);
    expect(eValue(scores, 0.5, 'two-sided')).toBeGreaterThan(20);
    expect(eValue(scores, 0.5, 'less')).toBeLessThan(1);
    expect(eValue(scores, 0.6, 'two-sided')).toBeLessThan(20);
  });

  it('reads counts as it reads a list, in any range', () => {
    const counts = new Map([
      [-1, 3],
      [1, 9],
    ]);
    const list = [...new Array(3).fill(0), ...new Array(9).fill(1)];
    const range = { low: -1, high: 1 };
    expect(eValue(counts, 0, 'greater', range)).toBeCloseTo(eValue(list, 0.5, 'greater'), 12);
  });

  it.each(['greater', 'less', 'two-sided'] as const)(
    'is 1 exactly where nothing speaks for or against: %s',
    (side) => {
      expect(eValue([], 0.5, side)).toBe(1);
      expect(eValue([0.3, 0.3], 0.3, side)).toBe(1);
    },
  );

  it('refuses a null at the edge of the range', () => {
    expect(() => eValue([0.5], 0, 'greater')).toThrow('nullMean');
    expect(() => eValue([2], 0.5, 'greater')).toThrow('outside the range');
  });
});
