import { describe, expect, it } from 'vitest';
import { type Axis, usualPoints } from '../../src/experiments/designs/tune/tune-grid.ts';
import { snapped, usualNumbers } from '../../src/experiments/terms/values.ts';

describe('numbers in steps that no float holds exactly', () => {
  const tenths = { min: 0, max: 0.3, step: 0.1 };

  it('are tried once each, as they are written', () => {
    expect(usualNumbers(tenths, 0.3)).toEqual([0, 0.1, 0.2, 0.3]);
    expect(usualNumbers({ ...tenths, max: 0.5 }, 0.3)).toEqual([0, 0.1, 0.2, 0.3, 0.4, 0.5]);
  });

  it('are all counted as points of a search', () => {
    const axis = (book: number): Axis => ({ factor: {} as Axis['factor'], bounds: tenths, book });
    // 0.3 / 0.1 is a little less than 3.
    expect(usualPoints([axis(0)])).toBe(4);
  });
});

describe('the nearest value', () => {
  it('is one of the steps, or has three digits, and lies within bounds', () => {
    expect(snapped(0.31, { min: 0, max: 0.5, step: 0.1 })).toBe(0.3);
    expect(snapped(0.123456, { min: 0, max: 0.5 })).toBe(0.123);
    expect(snapped(2, { min: 0, max: 1.23456 })).toBe(1.23);
    expect(snapped(1, { min: 1.23456, max: 2 })).toBe(1.23456);
  });
});
