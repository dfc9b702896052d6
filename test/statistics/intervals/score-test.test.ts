import { describe, expect, it } from 'vitest';
import { scoreInterval, scoreTest } from '../../../src/statistics/index.ts';

describe('scoreTest', () => {
  it('is the z-test of a proportion for two classes', () => {
    // 60 of 100 against one half: z = 0.1 / sqrt(0.25 / 100) = 2, p = 0.0455003 (any table of the normal).
    const { z, p } = scoreTest([40, 60], 0.5);
    expect(z).toBeCloseTo(2, 10);
    expect(p).toBeCloseTo(0.0455003, 6);
  });

  it.each([[[10, 30, 80, 60, 20]], [[0, 3, 150, 30, 17]], [[5, 0, 90, 0, 5]]])(
    'has its p-value where the interval of %j just leaves the claim out',
    (counts) => {
      const { p } = scoreTest(counts, 0.47);
      const wide = scoreInterval(counts, 1 - p * 0.99);
      const narrow = scoreInterval(counts, 1 - p * 1.01);
      expect(wide.low).toBeLessThanOrEqual(0.47);
      expect(narrow.low).toBeGreaterThan(0.47);
    },
  );

  it('says nothing against blocks that all score the claim', () => {
    expect(scoreTest([0, 0, 200, 0, 0], 0.5)).toEqual({ z: 0, p: 1 });
  });

  it('refuses what is no sample and no mean', () => {
    expect(() => scoreTest([], 0.5)).toThrow(RangeError);
    expect(() => scoreTest([0, 0], 0.5)).toThrow(RangeError);
    expect(() => scoreTest([1, 1], 1)).toThrow(RangeError);
    expect(() => scoreTest([1.5, 1], 0.5)).toThrow(RangeError);
  });
});
