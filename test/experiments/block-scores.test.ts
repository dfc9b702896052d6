import { alea } from 'seedrandom';
import { describe, expect, it } from 'vitest';
import { blockScores, SCORE_UNITS } from '../../src/experiments/measure/block-scores.ts';
import type { MatchRecord } from '../../src/match/record.ts';

type Match = readonly [score: number, fortune?: number];

/** Blocks before those that say whether luck is taken off: they vary as much as can be. */
const VARIED = Array.from({ length: 20 }, (_, i): readonly [Match, Match] =>
  i % 2 === 0 ? [[1], [0]] : [[0], [1]],
);

function scored(blocks: readonly (readonly [Match, Match])[], takesLuckOff = true) {
  const scores = blockScores(1, takesLuckOff);
  const record = ([score, fortune]: Match) =>
    ({ score, ...(fortune !== undefined && { fortune }) }) as MatchRecord;
  blocks.forEach(([first, second], index) => {
    scores.add(index, 0, [record(first), record(second)]);
  });
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
      ...VARIED,
      [
        [1, 300],
        [1, 100],
      ],
    ]);
    const { sum, n } = scores.perTable[0];
    expect([sum, n]).toEqual([10 * SCORE_UNITS + 0.4 * SCORE_UNITS, 21]);
    expect(scores.fortune()!.counted).toBe(0.5);
  });

  it('leave the luck in where that is asked for', () => {
    const scores = scored(LUCKY, false);
    expect(scores.fortune()).toBeNull();
    expect(scores.variance()).toBeCloseTo(0.25, 2);
  });

  it('vary by so much less, and their interval with them', () => {
    const [off, left] = [scored(LUCKY), scored(LUCKY, false)];
    expect(off.fortune()!.counted).toBe(0.5);
    // Of 200 scores of 0 and 1 all but twenty come to 0.4 and 0.6, whose squares are 25 times smaller.
    expect(off.fortune()!.gain).toBeCloseTo(200 / (20 + 180 / 25), 6);
    const width = ({ low, high }: { low: number; high: number }) => high - low;
    expect(width(off.share(EXACT))).toBeLessThan(0.5 * width(left.share(EXACT)));
  });

  it('stay as they were won where the first blocks hardly vary', () => {
    const alike = Array.from({ length: 20 }, (): readonly [Match, Match] => [
      [1, 200],
      [1, 100],
    ]);
    const scores = scored([...alike, ...LUCKY]);
    expect(scores.fortune()).toBeNull();
    expect(scores.range).toEqual({ low: 0, high: 1 });
  });

  it('have none taken off while there are only the first blocks', () => {
    const scores = scored(LUCKY.slice(0, 20));
    expect(scores.fortune()).toBeNull();
    expect(scores.range).toEqual({ low: 0, high: 1 });
    expect(scored(LUCKY.slice(0, 21)).fortune()).not.toBeNull();
  });

  it('do not depend on the order in which blocks come', () => {
    const [one, other] = [blockScores(1, true), blockScores(1, true)];
    const records = (i: number) =>
      LUCKY[i].map(([score, fortune]) => ({ score, fortune })) as unknown as MatchRecord[];
    for (let i = 0; i < 200; i++) one.add(i, 0, records(i));
    for (let i = 199; i >= 0; i--) other.add(i, 0, records(i));
    expect(other.share(EXACT)).toEqual(one.share(EXACT));
    expect(other.fortune()).toEqual(one.fortune());
  });

  it('tell no luck where the ruleset tells none, and keep to their range', () => {
    const scores = scored([...VARIED, [[1], [0]]]);
    expect(scores.fortune()).toBeNull();
    expect(scores.range).toEqual({ low: 0, high: 1 });
  });

  it('come to no share beyond everything', () => {
    const unlucky = Array.from({ length: 400 }, (): readonly [Match, Match] => [
      [1, -300],
      [0, 300],
    ]);
    const { mean, high } = scored([...VARIED, ...unlucky]).share(EXACT);
    expect([mean, high]).toEqual([1, 1]);
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

  it('miss the truth about as seldom as their interval says, and by less than luck left in would', () => {
    const RUNS = 1000;
    let [missed, width, plainWidth] = [0, 0, 0];
    for (let run = 0; run < RUNS; run++) {
      const rng = alea(`coverage ${run}`);
      // The side under test wins three in five; luck known to the last digit moves that by 0.3 either way.
      const match = (sign: 1 | -1): Match => {
        const luck = 0.3 * (Math.floor(3 * rng()) - 1);
        const won = rng() < 0.6 + luck;
        return sign > 0 ? [Number(won), 1000 * luck] : [Number(!won), -1000 * luck];
      };
      const blocks = Array.from({ length: 200 }, () => [match(1), match(-1)] as const);
      const { low, high } = scored(blocks).share(EXACT);
      const plain = scored(blocks, false).share(EXACT);
      if (low > 0.6 || high < 0.6) missed++;
      width += high - low;
      plainWidth += plain.high - plain.low;
    }
    // 5 %, within four standard errors of 1,000 runs.
    expect(missed / RUNS).toBeGreaterThan(0.022);
    expect(missed / RUNS).toBeLessThan(0.078);
    // Of a match's variance of 0.24 luck is 0.06.
    expect(width / plainWidth).toBeLessThan(0.93);
  });
});
