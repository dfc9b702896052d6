import { describe, expect, it } from 'vitest';
import { eBenjaminiHochberg } from '../../src/statistics/families/e-benjamini-hochberg.ts';
import { holm } from '../../src/statistics/families/holm.ts';

// The 15 p-values of Benjamini and Hochberg (1995), section 3.2: their procedure rejects four at 0.05,
// Bonferroni and Holm three.
const THROMBOLYSIS = [
  0.0001, 0.0004, 0.0019, 0.0095, 0.0201, 0.0278, 0.0298, 0.0344, 0.0459, 0.324, 0.4262, 0.5719, 0.6528,
  0.759, 1,
];

describe('holm', () => {
  it('rejects the three hypotheses of the 1995 paper', () => {
    expect(holm(THROMBOLYSIS, 0.05)).toEqual(THROMBOLYSIS.map((_, i) => i < 3));
  });

  it('stops at the first that fails', () => {
    expect(holm([0.03, 0.02, 0.04], 0.05)).toEqual([false, false, false]);
  });

  it('goes through them by size, in whatever order they come', () => {
    // Smallest first against 0.05 / 3, 0.05 / 2 and 0.05.
    expect(holm([0.04, 0.001, 0.03], 0.05)).toEqual([false, true, false]);
    expect(holm([0.02, 0.04, 0.01], 0.05)).toEqual([true, true, true]);
  });
});

// Wang and Ramdas (2022) print no e-values with their rejections. They say that their procedure is the one of 1995 on
// the inverses, so the p-values of that paper are the published reference, and the rest is their
// definition by hand.
describe('eBenjaminiHochberg', () => {
  it('is the ordinary procedure on inverted p-values', () => {
    const eValues = THROMBOLYSIS.map((p) => 1 / p);
    expect(eBenjaminiHochberg(eValues, 0.05)).toEqual(THROMBOLYSIS.map((_, i) => i < 4));
  });

  it('needs the kth largest to reach K / (k alpha)', () => {
    expect(eBenjaminiHochberg([39.9, 20, 1], 0.1)).toEqual([true, true, false]);
    expect(eBenjaminiHochberg([29, 14, 1], 0.1)).toEqual([false, false, false]);
    expect(eBenjaminiHochberg([30, 0, Infinity], 0.1)).toEqual([true, false, true]);
  });
});

describe('a family of tests', () => {
  it('may be empty', () => {
    expect(holm([], 0.05)).toEqual([]);
    expect(eBenjaminiHochberg([], 0.05)).toEqual([]);
  });

  it('refuses what is no p-value, no e-value, no alpha', () => {
    expect(() => holm([1.2], 0.05)).toThrow('p-value is 1.2');
    expect(() => eBenjaminiHochberg([-1], 0.05)).toThrow('e-value of -1');
    expect(() => eBenjaminiHochberg([2], 0)).toThrow('alpha is 0');
  });
});
