import { describe, expect, it } from 'vitest';
import { diceTotals } from '../../src/kernel/chances.ts';
import { seededDice } from '../../src/kernel/dice.ts';
import { fractionValue } from '../../src/kernel/fraction.ts';
import { createLuck, seedWords } from '../../src/kernel/luck.ts';
import { scriptedDice } from './scripted-dice.ts';

const NAMES = ['hit', 'wound'];

describe('seeded dice', () => {
  it('give the same totals for the same luck', () => {
    const rolls = () => {
      const dice = seededDice(createLuck(seedWords('9'), NAMES.length));
      return Array.from({ length: 20 }, (_, i) => dice.roll(i % 2, 3, 2, 6));
    };
    expect(rolls()).toEqual(rolls());
  });

  it('draw once for each die', () => {
    const luck = createLuck(seedWords('9'), NAMES.length);
    seededDice(luck).roll(1, 3, 4, 6);
    expect(luck.uses[3 * NAMES.length + 1]).toBe(4);
  });

  it.each([
    [1, 6],
    [2, 6],
    [3, 4],
    [2, 8],
  ])('roll the totals of %id%i as often as they should, within four sigma', (count, sides) => {
    const rolls = 20_000;
    const dice = seededDice(createLuck(seedWords('fair'), NAMES.length));
    const seen = new Map<number, number>();
    for (let i = 0; i < rolls; i++) {
      const total = dice.roll(0, i % 128, count, sides);
      seen.set(total, (seen.get(total) ?? 0) + 1);
    }
    for (const [total, chance] of diceTotals(count, sides)) {
      const p = fractionValue(chance);
      const off = Math.abs((seen.get(total) ?? 0) - rolls * p);
      expect(off, `total ${total}`).toBeLessThan(4 * Math.sqrt(rolls * p * (1 - p)));
      seen.delete(total);
    }
    expect([...seen.keys()]).toEqual([]);
  });
});

describe('scripted dice', () => {
  it('give the totals of the script under their names', () => {
    const dice = scriptedDice(NAMES, [
      ['hit', 7],
      ['wound', 12],
    ]);
    expect([dice.roll(0, 0, 2, 6), dice.roll(1, 0, 2, 6)]).toEqual([7, 12]);
    expect(() => dice.finish()).not.toThrow();
  });

  it('refuse a roll of another name', () => {
    const dice = scriptedDice(NAMES, [['wound', 7]]);
    expect(() => dice.roll(0, 0, 2, 6)).toThrow('Roll 1 is "hit" where the script has "wound".');
  });

  it('refuse a roll that is not in the script', () => {
    const dice = scriptedDice(NAMES, []);
    expect(() => dice.roll(0, 0, 2, 6)).toThrow('An unscripted "hit" roll was asked for after 0 rolls.');
  });

  it('refuse a total the dice cannot show', () => {
    const dice = scriptedDice(NAMES, [['hit', 13]]);
    expect(() => dice.roll(0, 0, 2, 6)).toThrow('13 cannot be rolled on 2d6.');
  });

  it('complain of rolls nobody asked for', () => {
    const dice = scriptedDice(NAMES, [['hit', 7]]);
    expect(() => dice.finish()).toThrow('1 scripted rolls were never asked for.');
  });
});
