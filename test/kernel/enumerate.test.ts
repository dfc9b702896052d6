import { describe, expect, it } from 'vitest';
import type { Chances } from '../../src/kernel/chances.ts';
import type { Dice } from '../../src/kernel/dice.ts';
import { chanceOf, enumerateRolls } from '../../src/kernel/enumerate.ts';
import { type Fraction, fraction, fractionText, ONE, plus } from '../../src/kernel/fraction.ts';

const texts = (found: Chances<string | number>) =>
  Object.fromEntries([...found].map(([key, chance]) => [key, fractionText(chance)]));
const sum = (chances: Iterable<Fraction>) => [...chances].reduce(plus);
const d6 = (dice: Dice, count = 1) => dice.roll(0, 0, count, 6);

/** Rolls again, up to so often, while the total of 2d6 is above 7. */
function patient(dice: Dice, rerolls: number): number {
  let total = d6(dice, 2);
  for (let left = rerolls; left > 0 && total > 7; left--) total = d6(dice, 2);
  return total;
}

describe('enumerating rolls', () => {
  it('gives the exact distribution of what code makes of its dice', () => {
    const found = enumerateRolls((dice) => (d6(dice, 2) <= 7 ? 'hit' : 'miss'));
    expect(texts(found)).toEqual({ hit: '7/12', miss: '5/12' });
  });

  it('walks rolls that are asked for only after some outcomes', () => {
    const found = enumerateRolls((dice) => (d6(dice) < 6 ? 0 : d6(dice)));
    expect(texts(found)).toEqual({
      0: '5/6',
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((face) => [face, '1/36'])),
    });
  });

  it('takes code that rolls nothing as certain', () => {
    expect(texts(enumerateRolls(() => 'so be it'))).toEqual({ 'so be it': '1/1' });
  });

  it('adds up to one over different numbers of rolls', () => {
    const found = enumerateRolls((dice) => patient(dice, d6(dice) - 1));
    expect(sum(found.values())).toEqual(ONE);
  });

  it('passes on what the code throws', () => {
    const broken = () => {
      throw new Error('a bug in the rules');
    };
    expect(() => enumerateRolls(broken)).toThrow('a bug in the rules');
  });

  it('finds the same in less work when told which positions are equal', () => {
    let runs = 0;
    let left = 0;
    const run = (dice: Dice) => {
      runs++;
      let total = 0;
      for (left = 3; left > 0 && (total === 0 || total > 7); left--) total = d6(dice, 2);
      return total;
    };
    const plain = enumerateRolls(run);
    const walked = runs;
    runs = 0;
    const merged = enumerateRolls(run, () => String(left));
    expect(texts(merged)).toEqual(texts(plain));
    expect(runs).toBeLessThan(walked / 4);
  });
});

it('tells the chance of what happens or not', () => {
  expect(chanceOf((dice) => dice.roll(0, 0, 1, 6) > 4)).toEqual(fraction(1, 3));
  expect(chanceOf(() => false)).toEqual(fraction(0));
});
