import { describe, expect, it } from 'vitest';
import { chiSquareCdf } from '../../src/statistics/numerics/chi-square-cdf.ts';
import { chiSquareQuantile } from '../../src/statistics/numerics/chi-square-quantile.ts';
import { incompleteBeta } from '../../src/statistics/numerics/incomplete-beta.ts';
import { normalCdf } from '../../src/statistics/numerics/normal-cdf.ts';
import { normalQuantile } from '../../src/statistics/numerics/normal-quantile.ts';
import { studentCdf } from '../../src/statistics/numerics/student-cdf.ts';
import { studentQuantile } from '../../src/statistics/numerics/student-quantile.ts';

// Reference values: SciPy 1.17.1, scipy.stats.norm, scipy.stats.t and scipy.special.betainc.

describe('normalCdf', () => {
  it('agrees with SciPy from the centre to the far tail', () => {
    expect(normalCdf(0)).toBe(0.5);
    expect(normalCdf(1.2)).toBeCloseTo(0.8849303297782918, 15);
    expect(normalCdf(-10) / 7.61985302416047e-24).toBeCloseTo(1, 12);
    expect(normalCdf(-37) / 5.7255712225239266e-300).toBeCloseTo(1, 11);
    expect(normalCdf(-Infinity)).toBe(0);
    expect(normalCdf(Infinity)).toBe(1);
  });

  it('joins centre and tail without a step', () => {
    expect(normalCdf(-3 - 1e-12) / normalCdf(-3 + 1e-12)).toBeCloseTo(1, 10);
    expect(normalCdf(3 + 1e-9)).toBeGreaterThan(normalCdf(3 - 1e-9));
  });

  it('refuses what is no number', () => {
    expect(() => normalCdf(Number.NaN)).toThrow('NaN');
  });
});

describe('normalQuantile', () => {
  it('agrees with SciPy and undoes the distribution function', () => {
    expect(normalQuantile(0.975)).toBeCloseTo(1.959963984540054, 13);
    expect(normalQuantile(1e-20)).toBeCloseTo(-9.262340089798409, 12);
    for (const p of [1e-12, 0.001, 0.2, 0.5, 0.7, 0.9999])
      expect(normalCdf(normalQuantile(p))).toBeCloseTo(p, 14);
  });

  it('is infinite at 0 and 1 and refuses what is no probability', () => {
    expect(normalQuantile(0)).toBe(-Infinity);
    expect(normalQuantile(1)).toBe(Infinity);
    expect(() => normalQuantile(1.1)).toThrow('p is 1.1');
  });
});

describe('studentQuantile', () => {
  it('agrees with SciPy, fractional degrees of freedom included', () => {
    expect(studentQuantile(0.975, 9)).toBeCloseTo(2.262157162798205, 10);
    expect(studentQuantile(0.975, 1)).toBeCloseTo(12.706204736174694, 9);
    expect(studentQuantile(0.0005, 3.5)).toBeCloseTo(-10.204828631655877, 9);
    expect(studentQuantile(0.5, 4)).toBe(0);
  });

  it('is the inverse of studentCdf and near the normal for many degrees of freedom', () => {
    for (const p of [0.01, 0.3, 0.9]) expect(studentCdf(studentQuantile(p, 5), 5)).toBeCloseTo(p, 12);
    expect(studentQuantile(0.975, 1e6)).toBeCloseTo(1.95996, 4);
  });

  it('refuses certainty and no degrees of freedom', () => {
    expect(() => studentQuantile(1, 5)).toThrow('p is 1');
    expect(() => studentQuantile(0.9, 0)).toThrow('degrees of freedom');
  });
});

describe('chiSquareQuantile', () => {
  it('agrees with tables and closed forms', () => {
    // Printed tables of chi-square.
    expect(chiSquareQuantile(0.95, 1)).toBeCloseTo(3.841, 3);
    expect(chiSquareQuantile(0.05, 6)).toBeCloseTo(1.635, 3);
    expect(chiSquareQuantile(0.05, 30)).toBeCloseTo(18.493, 3);
    // Two degrees of freedom are an exponential distribution, one is a squared normal.
    expect(chiSquareQuantile(0.3, 2)).toBeCloseTo(-2 * Math.log(0.7), 12);
    expect(chiSquareQuantile(0.9, 1)).toBeCloseTo(normalQuantile(0.95) ** 2, 10);
  });

  it('is the inverse of chiSquareCdf, far out too', () => {
    for (const p of [1e-6, 0.01, 0.5, 0.999])
      expect(chiSquareCdf(chiSquareQuantile(p, 500), 500)).toBeCloseTo(p, 12);
    expect(chiSquareCdf(0, 3)).toBe(0);
    expect(chiSquareCdf(2000, 3)).toBeCloseTo(1, 10);
  });

  it('refuses certainty and no degrees of freedom', () => {
    expect(() => chiSquareQuantile(1, 5)).toThrow('p is 1');
    expect(() => chiSquareQuantile(0.9, 0)).toThrow('df, the degrees of freedom, is 0');
  });
});

describe('incompleteBeta', () => {
  it('is the uniform, and the binomial tail it is known for', () => {
    expect(incompleteBeta(0.3, 1, 1)).toBeCloseTo(0.3, 14);
    // P(Bin(5, 0.4) >= 2) = I_0.4(2, 4) = 1 - 0.6^5 - 5 * 0.4 * 0.6^4
    expect(incompleteBeta(0.4, 2, 4)).toBeCloseTo(1 - 0.6 ** 5 - 2 * 0.6 ** 4, 13);
    expect(incompleteBeta(0, 2, 3)).toBe(0);
    expect(incompleteBeta(1, 2, 3)).toBe(1);
  });

  it('refuses arguments outside its domain', () => {
    expect(() => incompleteBeta(1.5, 1, 1)).toThrow('between 0 and 1');
  });
});
