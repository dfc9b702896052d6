import { describe, expect, it } from 'vitest';
import { scoreInterval } from '../../../src/statistics/intervals/score-interval.ts';
import { wilson } from '../../../src/statistics/intervals/wilson.ts';
import { likeliestWithMean } from '../../../src/statistics/likelihood/likeliest-with-mean.ts';
import { likeliestWithT } from '../../../src/statistics/likelihood/likeliest-with-t.ts';
import { momentsOf } from '../../../src/statistics/tallies/moments-of.ts';

describe('scoreInterval', () => {
  it('is the Wilson interval for two classes', () => {
    for (const [successes, trials] of [
      [18, 20],
      [0, 7],
      [7, 7],
      [81, 263],
    ]) {
      const score = scoreInterval([trials - successes, successes]);
      const exact = wilson(successes, trials);
      expect(score.low).toBeCloseTo(exact.low, 10);
      expect(score.high).toBeCloseTo(exact.high, 10);
    }
  });

  it('is the Wilson interval too when all blocks are swept', () => {
    const score = scoreInterval([2, 0, 0, 0, 18]);
    expect(score.low).toBeCloseTo(0.69897, 5);
    expect(score.high).toBeCloseTo(0.97213, 5);
  });

  it('keeps width for pure halves: half of Wilson at 0 of n on either side', () => {
    const { low, high } = scoreInterval([0, 0, 200, 0, 0]);
    const reach = wilson(0, 200).high / 2;
    expect(high).toBeCloseTo(0.5 + reach, 9);
    expect(low).toBeCloseTo(0.5 - reach, 9);
  });

  it('comes to the normal interval with the pentanomial variance for many blocks', () => {
    const counts = [2000, 5000, 8000, 6000, 3000] as const;
    const n = counts.reduce((sum, count) => sum + count, 0);
    const mean = counts.reduce((sum, count, i) => sum + (count * i) / 4, 0) / n;
    const variance = counts.reduce((sum, count, i) => sum + count * (i / 4 - mean) ** 2, 0) / n;
    const { low, high } = scoreInterval(counts);
    const reach = 1.959964 * Math.sqrt(variance / n);
    expect(low).toBeCloseTo(mean - reach, 5);
    expect(high).toBeCloseTo(mean + reach, 5);
  });

  it('mirrors with its counts', () => {
    const there = scoreInterval([3, 1, 9, 12, 4]);
    const back = scoreInterval([4, 12, 9, 1, 3]);
    expect(back.low).toBeCloseTo(1 - there.high, 11);
  });

  it('refuses no blocks and no classes', () => {
    expect(() => scoreInterval([0, 0, 0])).toThrow('at least one block');
    expect(() => scoreInterval([5])).toThrow('at least 2');
  });
});

describe('the likeliest distribution', () => {
  const observed = { scores: [0, 0.25, 0.5, 0.75, 1], shares: [0.1, 0.2, 0.3, 0.25, 0.15] };

  it('has the mean asked for and sums to 1', () => {
    for (const mean of [0.05, 0.4, 0.9]) {
      const found = likeliestWithMean(observed, mean);
      expect(momentsOf(found).mean).toBeCloseTo(mean, 10);
      expect(found.shares.reduce((a, b) => a + b)).toBeCloseTo(1, 10);
    }
  });

  it('is the observed one at the observed mean', () => {
    const found = likeliestWithMean(observed, momentsOf(observed).mean);
    found.shares.forEach((share, i) => {
      expect(share).toBeCloseTo(observed.shares[i], 10);
    });
  });

  it('beats other distributions with the same mean', () => {
    const { shares } = likeliestWithMean(observed, 0.45);
    const support = (p: readonly number[]) =>
      observed.shares.reduce((sum, o, i) => sum + o * Math.log(p[i]), 0);
    // Moving (1, -2, 1) of mass between neighbours keeps the mean.
    for (const shift of [0.01, -0.01]) {
      const other = shares.map((share, i) => share + shift * ([1, -2, 1, 0, 0][i] ?? 0));
      expect(support(other)).toBeLessThan(support(shares));
    }
  });

  it('gives an unseen class a share only where nothing else reaches the mean', () => {
    const halves = { scores: [0, 0.25, 0.5, 0.75, 1], shares: [0, 0, 1, 0, 0] };
    expect(likeliestWithMean(halves, 0.52).shares[4]).toBeCloseTo(0.04, 10);
    expect(likeliestWithMean({ ...halves, shares: [0.5, 0, 0, 0, 0.5] }, 0.3).shares[2]).toBe(0);
  });

  it('has the t-value asked for', () => {
    for (const t of [-0.3, 0, 0.05]) {
      const { mean, variance } = momentsOf(likeliestWithT(observed, 0.5, t));
      expect((mean - 0.5) / Math.sqrt(variance)).toBeCloseTo(t, 9);
    }
  });

  it('refuses a mean outside the scores', () => {
    expect(() => likeliestWithMean(observed, 1)).toThrow('A mean of 1 cannot');
  });
});
