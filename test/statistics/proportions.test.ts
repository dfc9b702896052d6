import { describe, expect, it } from 'vitest';
import { mcnemar } from '../../src/statistics/mcnemar.ts';
import { newcombe } from '../../src/statistics/newcombe.ts';

describe('newcombe', () => {
  it('gives the eight examples of Newcombe (1998b), table II, method 10', () => {
    const table = [
      [56, 70, 48, 80, 0.0524, 0.3339],
      [9, 10, 3, 10, 0.1705, 0.809],
      [6, 7, 2, 7, 0.0582, 0.8062],
      [5, 56, 0, 29, -0.0381, 0.1926],
      [0, 10, 0, 20, -0.1611, 0.2775],
      [0, 10, 0, 10, -0.2775, 0.2775],
      [10, 10, 0, 20, 0.6791, 1],
      [10, 10, 0, 10, 0.6075, 1],
    ] as const;
    for (const [a, m, b, n, low, high] of table) {
      const interval = newcombe(a, m, b, n);
      expect(interval.low).toBeCloseTo(low, 4);
      expect(interval.high).toBeCloseTo(high, 4);
      expect(interval.difference).toBeCloseTo(a / m - b / n, 14);
    }
  });

  it('mirrors when the groups are exchanged', () => {
    const there = newcombe(5, 56, 1, 29);
    const back = newcombe(1, 29, 5, 56);
    expect(back.low).toBeCloseTo(-there.high, 14);
    expect(back.high).toBeCloseTo(-there.low, 14);
  });

  it('refuses more events than trials', () => {
    expect(() => newcombe(3, 2, 0, 5)).toThrow('3 successes in 2 trials');
  });
});

describe('mcnemar', () => {
  it('gives the two examples of Fagerland, Lydersen and Laake (2013)', () => {
    expect(mcnemar(1, 7).exact).toBeCloseTo(0.0703, 4);
    expect(mcnemar(1, 7).midP).toBeCloseTo(0.0391, 4);
    expect(mcnemar(6, 16).exact).toBeCloseTo(0.0525, 4);
    expect(mcnemar(6, 16).midP).toBeCloseTo(0.0347, 4);
  });

  it('does not care which variant comes first', () => {
    expect(mcnemar(16, 6)).toEqual(mcnemar(6, 16));
  });

  it('finds nothing without discordant blocks, and nothing in a tie', () => {
    expect(mcnemar(0, 0)).toEqual({ exact: 1, midP: 1 });
    expect(mcnemar(5, 5).exact).toBe(1);
    expect(mcnemar(5, 5).midP).toBeCloseTo(1 - 252 / 2048, 12);
  });

  it('works where factorials overflow', () => {
    // Normal approximation with continuity correction: z = (200 - 1) / sqrt(10000) = 1.99.
    expect(mcnemar(4900, 5100).exact).toBeCloseTo(0.0466, 3);
  });

  it('refuses fractions of a block', () => {
    expect(() => mcnemar(1.5, 2)).toThrow('yesNo is 1.5');
  });
});
