import { describe, expect, it } from 'vitest';
import { scoreDistance, scoreTally } from '../../../src/statistics/index.ts';

describe('scoreTally', () => {
  it('hands out scores on [0, 1], ascending, whatever order they came in', () => {
    const tally = scoreTally({ low: -2, high: 2 });
    tally.add(1, 3);
    tally.add(-1);
    tally.add(1);
    expect(tally.read()).toEqual({ scores: [0.25, 0.75], counts: [1, 4] });
  });

  it('counts scores as one that are one on [0, 1]', () => {
    const tally = scoreTally({ low: -1, high: 1 });
    for (const score of [0.5, 1e-17, 2e-17, -0.5]) tally.add(score);
    expect(tally.read()).toEqual({ scores: [0.25, 0.5, 0.75], counts: [1, 2, 1] });
    expect(scoreDistance(tally.read(), 0.4)).toBeGreaterThan(0);
  });
});
