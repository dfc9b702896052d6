import { describe, expect, it } from 'vitest';
import { fTail } from '../../../src/statistics/numerics/f-tail.ts';
import { studentQuantile } from '../../../src/statistics/numerics/student-quantile.ts';

describe('fTail', () => {
  it.each([
    [3.490295, 3, 12],
    [4.256495, 2, 9],
  ])('meets the printed 5 %% points: %s', (ratio, above, below) => {
    expect(fTail(ratio, above, below)).toBeCloseTo(0.05, 6);
  });

  it('is both tails of Student with one degree of freedom above', () => {
    expect(fTail(studentQuantile(0.99, 7) ** 2, 1, 7)).toBeCloseTo(0.02, 10);
  });

  it('takes all ratios to be above 0 and none above every number', () => {
    expect(fTail(0, 3, 5)).toBe(1);
    expect(fTail(Number.POSITIVE_INFINITY, 3, 5)).toBe(0);
    expect(() => fTail(-1, 3, 5)).toThrow('0 or above');
  });
});
