import { describe, expect, it } from 'vitest';
import { normalise } from '../../src/experiments/sim/normalise.ts';
import { blockOf, blockQuarters, contest, mirror, sideOf } from '../../src/experiments/terms/arm.ts';
import type { MatchRecord } from '../../src/match/record.ts';
import { toy } from '../toy-ruleset.ts';

const { spec } = normalise({ design: 'power', ruleset: toy, tables: { generated: 1 }, seed: 'moon' });
const book = sideOf(spec, { variant: { weather: 'off' } });
const other = sideOf(spec, { variant: { sword: 'off', weather: 'off' } });
const arm = contest(spec, 'sword', book, other);

const scores = (first: number, second: number) =>
  blockQuarters([{ score: first }, { score: second }] as unknown as MatchRecord[]);

describe('a block', () => {
  it('is one table and one stream of luck with the seats swapped', () => {
    const [first, second] = blockOf(arm, 4);
    expect(first).toMatchObject({
      seed: 'moon/4',
      table: { name: 'hall' },
      variants: [book.variant, other.variant],
    });
    expect(second).toEqual({ ...first, variants: [other.variant, book.variant] });
  });

  it('has the same table and luck at the same index whatever the sides', () => {
    const [one] = blockOf(arm, 7);
    const [two] = blockOf(mirror(spec, 'none', other), 7);
    expect([one.seed, one.table]).toEqual([two.seed, two.table]);
  });

  it('gives every table its turn', () => {
    const tables = [0, 1, 2, 3].map((index) => blockOf(arm, index)[0].table);
    expect(tables).toEqual([
      { name: 'yard' },
      { name: 'hall' },
      { seed: 'moon.1', settings: {} },
      { name: 'yard' },
    ]);
  });

  it('is a single match where both sides are alike', () => {
    expect(blockOf(mirror(spec, 'book', book), 0)).toHaveLength(1);
  });

  it('scores for the side under test, who sits on seat 0 and then on seat 1', () => {
    expect(scores(1, 0)).toBe(4);
    expect(scores(1, 0.5)).toBe(3);
    expect(scores(1, 1)).toBe(2);
    expect(scores(0.5, 0.5)).toBe(2);
    expect(scores(0, 0.5)).toBe(1);
    expect(scores(0, 1)).toBe(0);
  });
});
