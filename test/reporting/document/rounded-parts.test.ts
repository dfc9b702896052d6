import { describe, expect, it } from 'vitest';
import { roundedParts } from '../../../src/reporting/document/rounded-parts.ts';

describe('rounded parts', () => {
  it.each([
    { parts: [1.04, 1.04, 2.04], decimals: 1, printed: [1.1, 1, 2], whole: 4.1 },
    { parts: [-4.46, -4.46, -4.46], decimals: 1, printed: [-4.5, -4.5, -4.4], whole: -13.4 },
    { parts: [0.3, -0.3], decimals: 1, printed: [0.3, -0.3], whole: 0 },
    { parts: [2.4999, 2.2499], decimals: 1, printed: [2.5, 2.3], whole: 4.8 },
    { parts: [-2.4999, -2.2499], decimals: 1, printed: [-2.5, -2.3], whole: -4.8 },
    { parts: [0.4, 0.4, 0.4], decimals: 0, printed: [1, 0, 0], whole: 1 },
  ])('of $parts sum to $whole', ({ parts, decimals, printed, whole }) => {
    const rounded = roundedParts(parts, decimals);
    expect(rounded.parts.toSorted()).toEqual(printed.toSorted());
    expect(rounded.whole).toBe(whole);
  });

  it('are those of rounding each by itself where that sums up', () => {
    expect(roundedParts([12.31, -5.69, 0.02], 1)).toEqual({ parts: [12.3, -5.7, 0], whole: 6.6 });
  });
});
