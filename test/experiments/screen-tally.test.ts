import { describe, expect, it } from 'vitest';
import { trajectoryTally } from '../../src/experiments/designs/screen/screen-tally.ts';
import type { Metric } from '../../src/experiments/metrics/metrics.ts';
import type { MatchRecord } from '../../src/match/record.ts';

/** Rounds, in halves. */
const ROUNDS = { scale: 2, measure: ({ rounds }) => 2 * rounds } as Metric;

/** Blocks by the rounds of their matches along a walk. */
function stepsOf(...blocks: readonly (readonly number[])[]) {
  const tally = trajectoryTally([ROUNDS], blocks[0].length);
  for (const block of blocks) {
    block.forEach((rounds, point) => {
      tally.add(point, { rounds } as MatchRecord);
    });
  }
  return tally.steps()[0];
}

describe('the steps of a walk', () => {
  it('change what they change on the same blocks, with the noise of that and what it would be by itself', () => {
    // Before 4, 6, 8 and after 5, 6, 10: variances of 4 and 7, and of 1/3 * (1 + 0 + 4 - 9/3) * 3/2 = 1.
    const { changes, noise, unpaired } = stepsOf([4, 5], [6, 6], [8, 10]);
    expect(changes).toEqual([1]);
    expect(noise[0]).toBeCloseTo(1 / 3, 12);
    expect(unpaired[0]).toBeCloseTo((4 + 7) / 3, 12);
  });

  it('each have their own', () => {
    const { noise, unpaired } = stepsOf([4, 4, 6], [6, 6, 4]);
    expect(noise).toEqual([0, 4]);
    expect(unpaired).toEqual([2, 2]);
  });

  it('have no noise on a single block', () => {
    expect(stepsOf([4, 5])).toEqual({ changes: [1], noise: [0], unpaired: [0] });
  });
});
