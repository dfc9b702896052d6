import { describe, expect, it } from 'vitest';
import {
  fraction,
  fractionText,
  fractionValue,
  minus,
  ONE,
  plus,
  times,
  ZERO,
} from '../../src/kernel/fraction.ts';

const text = (over: number, under: number) => fractionText(fraction(over, under));

describe('fractions', () => {
  it('are kept in lowest terms over a positive denominator', () => {
    expect([text(15, 36), text(6, -8), text(-6, -8), text(0, -5), text(7, 1)]).toEqual([
      '5/12',
      '-3/4',
      '3/4',
      '0/1',
      '7/1',
    ]);
  });

  it('refuse a denominator of 0', () => {
    expect(() => fraction(1, 0)).toThrow(RangeError);
  });

  it('add, subtract and multiply exactly where floats do not', () => {
    const tenth = fraction(1, 10);
    expect(plus(plus(tenth, tenth), tenth)).toEqual(fraction(3, 10));
    expect(minus(fraction(1, 6), fraction(1, 4))).toEqual(fraction(-1, 12));
    expect(times(fraction(5, 12), fraction(7, 12))).toEqual(fraction(35, 144));
    expect(plus(minus(ONE, tenth), tenth)).toEqual(ONE);
    expect(times(ZERO, tenth)).toEqual(ZERO);
  });

  it('stay exact far beyond 2^53', () => {
    const tiny = Array.from({ length: 30 }, () => fraction(1, 36)).reduce(times);
    expect(fractionText(minus(ONE, minus(ONE, tiny)))).toBe(`1/${36n ** 30n}`);
  });

  it('are read as numbers for printing', () => {
    expect(fractionValue(fraction(35, 144))).toBeCloseTo(0.243055556, 9);
  });
});
