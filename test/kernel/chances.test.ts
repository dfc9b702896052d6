import { describe, expect, it } from 'vitest';
import { certainly, chanceThat, diceTotals, leadingTo, meanOf, mixed } from '../../src/kernel/chances.ts';
import { type Fraction, fraction, fractionText, ONE, plus } from '../../src/kernel/fraction.ts';

const sum = (chances: Iterable<Fraction>) => [...chances].reduce(plus);

describe('totals of dice', () => {
  it('count the ways of every total', () => {
    expect([...diceTotals(2, 6).values()].map(fractionText)).toEqual(
      [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1].map((ways) => fractionText(fraction(ways, 36))),
    );
    expect([...diceTotals(3, 4).keys()]).toEqual([3, 4, 5, 6, 7, 8, 9, 10, 11, 12]);
    expect(sum([...diceTotals(6, 6).values()])).toEqual(ONE);
  });
});

it('sums up chances of what is asked, and means of what is counted', () => {
  const totals = diceTotals(2, 6);
  expect(chanceThat(totals, (total) => total >= 10)).toEqual(fraction(1, 6));
  expect(meanOf(totals)).toEqual(fraction(7));
  expect(meanOf(totals, (total) => 2 * total)).toEqual(fraction(14));
});

it('adds up the ways to an end, and those of parts with chances of their own', () => {
  const evenOrNot = leadingTo(diceTotals(1, 6), (face) => certainly(face % 2 ? 'odd' : 'even'));
  expect([...evenOrNot]).toEqual([
    ['odd', fraction(1, 2)],
    ['even', fraction(1, 2)],
  ]);
  const third = fraction(1, 3);
  const parts = mixed([
    [third, certainly(1)],
    [fraction(2, 3), diceTotals(1, 2)],
  ]);
  expect([...parts]).toEqual([
    [1, fraction(2, 3)],
    [2, third],
  ]);
});
