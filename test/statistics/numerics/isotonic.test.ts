import { describe, expect, it } from 'vitest';
import { crossingOf, isotonic } from '../../../src/statistics/index.ts';

const points = (...rows: readonly (readonly [x: number, y: number, weight: number])[]) =>
  rows.map(([x, y, weight]) => ({ x, y, weight }));

describe('isotonic', () => {
  it('pools adjacent violators by weight', () => {
    const fitted = isotonic(points([1, 1, 1], [2, 4, 1], [3, 2, 3], [4, 5, 1], [5, 3, 1], [6, 7, 2]));
    expect(fitted).toEqual([1, 2.5, 2.5, 4, 4, 7]);
  });

  it('leaves rising values and pools falling ones into their mean', () => {
    expect(isotonic(points([1, 1, 1], [2, 2, 1], [3, 2, 1]))).toEqual([1, 2, 2]);
    expect(isotonic(points([1, 3, 1], [2, 2, 1], [3, 1, 1]))).toEqual([2, 2, 2]);
    expect(isotonic([])).toEqual([]);
  });

  it.each([
    [points([2, 1, 1], [1, 2, 1]), 'x falls from 2 to 1.'],
    [points([1, 1, 0]), 'A weight is 0; it must be a finite number above 0.'],
    [points([1, Number.NaN, 1]), 'y is NaN; it must be a finite number.'],
  ])('refuses what is no response', (rows, sentence) => {
    expect(() => isotonic(rows)).toThrow(sentence);
  });
});

describe('crossingOf', () => {
  it('finds where a falling line crosses a level, in any order of points', () => {
    expect(crossingOf(points([4, 0.3, 1], [0, 0.7, 1]), 0.5)).toBeCloseTo(2, 12);
    expect(crossingOf(points([0, 0.9, 1], [1, 0.6, 1], [2, 0.1, 1]), 0.5)).toBeCloseTo(1.2, 12);
  });

  it('takes the middle of what lies on the level', () => {
    expect(crossingOf(points([0, 0.9, 1], [1, 0.5, 1], [3, 0.5, 1], [4, 0.1, 1]), 0.5)).toBe(2);
  });

  it('smooths what rises by noise', () => {
    expect(crossingOf(points([0, 0.6, 1], [1, 0.8, 1], [2, 0.3, 1]), 0.5)).toBeCloseTo(1.5, 12);
  });

  it('is null where the curve does not cross', () => {
    expect(crossingOf(points([0, 0.9, 1], [1, 0.8, 1]), 0.5)).toBeNull();
    expect(crossingOf([], 0.5)).toBeNull();
  });
});
