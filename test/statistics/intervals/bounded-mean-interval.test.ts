import seedrandom from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { boundedMeanSequence } from '../../../src/statistics/betting/bounded-mean-sequence.ts';
import { boundedMeanInterval } from '../../../src/statistics/intervals/bounded-mean-interval.ts';

const CYCLE = Array.from({ length: 100 }, (_, i) => ((7 * i * i + 3 * i) % 5) / 4);

describe('boundedMeanInterval', () => {
  it('agrees with an independent implementation of the paper', () => {
    // Theorem 3 with the plug-in for fixed n, written anew in NumPy and solved by SciPy's brentq.
    const cycle = boundedMeanInterval(CYCLE, 0.05);
    expect(cycle.low).toBeCloseTo(0.3818763088, 8);
    expect(cycle.high).toBeCloseTo(0.6148228935, 8);
    const halves = boundedMeanInterval(new Array(200).fill(0.5), 0.05);
    expect(halves.low).toBeCloseTo(0.4818763222, 8);
    expect(halves.high).toBeCloseTo(0.5181236778, 8);
  });

  it('keeps width for scores without spread', () => {
    const { low, high } = boundedMeanInterval(new Array(200).fill(0.5), 0.05);
    expect(high - low).toBeGreaterThan(0.02);
    expect(high - low).toBeLessThan(0.05);
  });

  it('is narrower than the sequence at the same number of blocks', () => {
    const sequence = boundedMeanSequence();
    const scores = Array.from({ length: 10 }, () => CYCLE).flat();
    for (const score of scores) sequence.add(score);
    const look = sequence.look(0.05);
    const fixed = boundedMeanInterval(scores, 0.05);
    expect(fixed.high - fixed.low).toBeLessThan(look.high - look.low);
    expect(fixed.mean).toBeCloseTo(look.mean, 12);
  });

  it('covers the mean of a skewed score', () => {
    const rng = seedrandom.alea('interval-skewed');
    let missed = 0;
    for (let run = 0; run < 400; run++) {
      const scores = Array.from({ length: 100 }, () => (rng() < 0.04 ? 1 : 0.5));
      const { low, high } = boundedMeanInterval(scores, 0.1);
      if (low > 0.52 || high < 0.52) missed++;
    }
    expect(missed / 400).toBeLessThan(0.1);
  });

  it('mirrors: exchanging the sides exchanges the ends', () => {
    const there = boundedMeanInterval(CYCLE, 0.05);
    const back = boundedMeanInterval(
      CYCLE.map((score) => 1 - score),
      0.05,
    );
    expect(back.low).toBeCloseTo(1 - there.high, 8);
    expect(back.high).toBeCloseTo(1 - there.low, 8);
  });

  it('refuses an empty sample, scores outside the range and impossible alphas', () => {
    expect(() => boundedMeanInterval([], 0.05)).toThrow('0 entries');
    expect(() => boundedMeanInterval([0.5, -0.1], 0.05)).toThrow('-0.1 lies outside');
    expect(() => boundedMeanInterval([0.5], 1)).toThrow('alpha is 1');
    expect(() => boundedMeanInterval([0.5], 0.1, { low: 1, high: 0 })).toThrow('empty');
  });
});
