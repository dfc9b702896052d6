import { describe, expect, it } from 'vitest';
import { wilson } from '../../src/statistics/intervals/wilson.ts';
import { eloOfShare } from '../../src/statistics/ratings/elo-of-share.ts';
import { shareOfElo } from '../../src/statistics/ratings/share-of-elo.ts';

describe('wilson', () => {
  it('gives 0.69897 to 0.97213 for 18 of 20', () => {
    const { share, low, high } = wilson(18, 20, 0.95);
    expect(share).toBe(0.9);
    expect(low).toBeCloseTo(0.69897, 5);
    expect(high).toBeCloseTo(0.97213, 5);
  });

  it('gives the four examples of Newcombe (1998a), table I, method 3', () => {
    const table = [
      [81, 263, 0.2553, 0.3662],
      [15, 148, 0.0624, 0.1605],
      [0, 20, 0, 0.1611],
      [1, 29, 0.0061, 0.1718],
    ] as const;
    for (const [successes, trials, low, high] of table) {
      const interval = wilson(successes, trials);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
    }
  });

  it('ends exactly at 0 and at 1', () => {
    expect(wilson(0, 7).low).toBe(0);
    expect(wilson(7, 7).high).toBe(1);
  });

  it('refuses impossible counts', () => {
    expect(() => wilson(3, 2)).toThrow('3 successes in 2 trials');
    expect(() => wilson(0, 0)).toThrow('trials is 0');
    expect(() => wilson(1, 2, 1)).toThrow('confidence is 1');
  });
});

describe('Elo', () => {
  it('is 400 per factor of ten in the odds', () => {
    expect(eloOfShare(10 / 11)).toBeCloseTo(400, 10);
    expect(shareOfElo(400)).toBeCloseTo(10 / 11, 14);
    expect(eloOfShare(0.5)).toBe(0);
    expect(eloOfShare(0)).toBe(-Infinity);
    expect(eloOfShare(1)).toBe(Infinity);
  });

  it('goes there and back', () => {
    for (const share of [0.01, 0.3, 0.55, 0.99]) expect(shareOfElo(eloOfShare(share))).toBeCloseTo(share, 13);
  });

  it('refuses a share above 1', () => {
    expect(() => eloOfShare(1.01)).toThrow('share is 1.01');
  });
});
