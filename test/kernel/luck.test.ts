import { describe, expect, it } from 'vitest';
import { beginRound, below, createLuck, draw, rollerOf, seedWords } from '../../src/kernel/luck.ts';

const HIT = 0;
const WOUND = 1;
const fresh = (seed = '7') => createLuck(seedWords(seed), 2);
const draws = (luck = fresh(), name = HIT, roller = 5, count = 8) =>
  Array.from({ length: count }, () => draw(luck, name, roller));

describe('keyed luck', () => {
  it('is a pure function of seed, round, roller, name and use', () => {
    expect(draws()).toEqual(draws());
    expect(
      new Set([draws(), draws(fresh('8')), draws(fresh(), WOUND), draws(fresh(), HIT, 6)].flat()).size,
    ).toBe(32);
  });

  it('does not shift for one roll because of another', () => {
    const luck = fresh();
    const mixed = Array.from({ length: 8 }, () => {
      draw(luck, WOUND, 5);
      draw(luck, HIT, 6);
      return draw(luck, HIT, 5);
    });
    expect(mixed).toEqual(draws());
  });

  it('falls back into step at the next round, however much was rolled in the last', () => {
    const [one, other] = [fresh(), fresh()];
    draws(one, HIT, 5, 3);
    beginRound(one, 2);
    beginRound(other, 2);
    expect(draws(one)).toEqual(draws(other));
    expect(draws(one)).not.toEqual(draws());
  });

  it('keeps the rollers of both seats apart', () => {
    const rollers = [0, 1].flatMap((seat) =>
      Array.from({ length: 64 }, (_, ordinal) => rollerOf(seat as 0 | 1, ordinal)),
    );
    expect(new Set(rollers).size).toBe(128);
  });

  it('gives unrelated words for texts that differ in one letter, in order or in length', () => {
    const seeds = ['1', '2', '11', '12', '21', 'a', 'b', 'ab', 'ba', ''].map((text) => seedWords(text));
    expect(new Set(seeds.map(([a]) => a)).size).toBe(seeds.length);
    expect(new Set(seeds.map(([, b]) => b)).size).toBe(seeds.length);
  });

  it('flips half of the bits when one thing of the key changes', () => {
    const pairs = Array.from({ length: 64 }, (_, roller) => {
      const [a, b] = [draw(fresh(), HIT, roller), draw(fresh(), HIT, roller + 64)];
      return bitsOf(a ^ b);
    });
    const mean = pairs.reduce((sum, bits) => sum + bits, 0) / pairs.length;
    // 32 fair bits: mean 16, sigma sqrt(8) for one pair, sqrt(8 / 64) for the mean of 64.
    expect(Math.abs(mean - 16)).toBeLessThan(4 * Math.sqrt(8 / 64));
  });

  it('uses the whole range, below the bound', () => {
    expect([below(6, 0), below(6, 0xffffffff), below(1, 0xffffffff)]).toEqual([0, 5, 0]);
  });
});

function bitsOf(word: number): number {
  let [bits, rest] = [0, word >>> 0];
  for (; rest > 0; rest = Math.floor(rest / 2)) bits += rest % 2;
  return bits;
}
