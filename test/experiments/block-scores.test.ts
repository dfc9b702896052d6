import { describe, expect, it } from 'vitest';
import { blockScores } from '../../src/experiments/measure/block-scores.ts';
import { onceAt } from '../../src/experiments/measure/looks.ts';
import type { MatchRecord } from '../../src/match/record.ts';

type Match = readonly [score: number, fortune?: number];

function scored(blocks: readonly (readonly [Match, Match])[], takesLuckOff = true) {
  const scores = blockScores(1, takesLuckOff);
  const record = ([score, fortune]: Match) =>
    ({ score, ...(fortune !== undefined && { fortune }) }) as MatchRecord;
  for (const [first, second] of blocks) scores.add(0, [record(first), record(second)]);
  return scores;
}

const EXACT = { z: 1.96 } as const;

/** Blocks in which luck decides one match in two, and what it did is told. */
const LUCKY = Array.from({ length: 200 }, (_, i): readonly [Match, Match] =>
  i % 2 === 0
    ? [
        [1, 400],
        [0, -400],
      ]
    : [
        [0, -400],
        [1, 400],
      ],
);

describe('scores of blocks', () => {
  it('have what the dice did for the side under test taken off', () => {
    // Won with a fortune of 0.3, then from seat 1 lost while the dice favoured seat 0 by 0.1: (1 - 0.3 + 0 + 0.1) / 2.
    const scores = scored([
      [
        [1, 300],
        [1, 100],
      ],
    ]);
    expect(scores.share(EXACT).mean).toBeCloseTo(0.4, 12);
    expect(scores.fortune()).toEqual({ counted: 0.5, gain: null });
  });

  it('leave the luck in where that is asked for', () => {
    const scores = scored(LUCKY, false);
    expect(scores.fortune()).toBeNull();
    expect(scores.variance()).toBeCloseTo(0.25 * (200 / 199), 2);
  });

  it('vary by so much less, and their interval with them', () => {
    const [off, left] = [scored(LUCKY), scored(LUCKY, false)];
    expect(off.fortune()!.counted).toBe(0.5);
    // Scores of 0 and 1 come to 0.4 and 0.6.
    expect(off.fortune()!.gain).toBeCloseTo(25, 6);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(off.share(EXACT))).toBeLessThan(0.3 * width(left.share(EXACT)));
  });

  it('tell no luck where the ruleset tells none, and keep to their range', () => {
    const scores = scored([
      [[1], [0]],
      [[0], [1]],
    ]);
    expect(scores.fortune()).toBeNull();
    expect(scores.range).toEqual({ low: 0, high: 1 });
  });

  it('come to no share beyond everything', () => {
    const unlucky = scored(
      Array.from({ length: 200 }, () => [
        [1, -300],
        [0, 300],
      ]),
    );
    const { mean, high } = unlucky.share(EXACT);
    expect([mean, high]).toEqual([1, 1]);
    expect(unlucky.evidence(onceAt(200, 0.05)).eValue).toBeGreaterThan(1e6);
  });

  it('are one half, block for block, where both sides are alike', () => {
    const same = scored([
      [
        [1, 250],
        [1, 250],
      ],
      [
        [0, -120],
        [0, -120],
      ],
    ]);
    expect(same.variance()).toBe(0);
    expect(same.share(EXACT).mean).toBe(0.5);
  });
});
