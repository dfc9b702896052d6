import { describe, expect, it } from 'vitest';
import { nextRound } from '../../src/experiments/play/schedule.ts';

describe('the next round', () => {
  it('gives each undecided rule as many blocks, in whole turns of the tables', () => {
    expect(nextRound([1, 4], 10_000, 14)).toEqual([
      { arm: 1, blocks: 210 },
      { arm: 4, blocks: 210 },
    ]);
  });

  it('spends the last of the reserve to the block', () => {
    expect(nextRound([0, 2, 3], 100, 14)).toEqual([
      { arm: 0, blocks: 34 },
      { arm: 2, blocks: 33 },
      { arm: 3, blocks: 33 },
    ]);
    expect(nextRound([0, 2], 1, 14)).toEqual([{ arm: 0, blocks: 1 }]);
  });

  it('is empty when nothing is undecided or nothing is left', () => {
    expect(nextRound([], 1000, 14)).toEqual([]);
    expect(nextRound([0], 0, 14)).toEqual([]);
  });
});
