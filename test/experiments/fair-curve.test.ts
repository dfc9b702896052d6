import { describe, expect, it } from 'vitest';
import { fairCurve, lies } from '../../src/experiments/measure/fair-curve.ts';

/** Shares with intervals of half-width 3 points, at values 0, 1, 2, ... */
const curve = (shares: readonly number[], book = 1, half = 0.03) =>
  fairCurve(
    shares.map((mean, value) => ({
      value,
      share: { mean, low: mean - half, high: mean + half },
      blocks: 400,
    })),
    book,
    0.02,
  );

describe('an interval beside the band', () => {
  it('is more or less where all of it lies beyond, fair where all of it lies within, ends and all', () => {
    const told = (low: number, high: number) => lies({ mean: (low + high) / 2, low, high }, 0.25);
    expect([told(0.76, 0.9), told(0.75, 0.9)]).toEqual(['more', 'undecided']);
    expect([told(0.1, 0.24), told(0.1, 0.25)]).toEqual(['less', 'undecided']);
    expect([told(0.25, 0.75), told(0.24, 0.75), told(0.25, 0.76)]).toEqual([
      'fair',
      'undecided',
      'undecided',
    ]);
  });
});

describe('the curve of a price', () => {
  it('falls, and names the value nearest to the book that is fair', () => {
    const { fair, points } = curve([0.7, 0.6, 0.505, 0.495, 0.4]);
    expect(fair).toMatchObject({ direction: 'falls', value: 2, possible: [2, 3], above: 1, below: 4 });
    expect(fair.crossing).toBeCloseTo(2.5, 6);
    expect(points.map(({ worth }) => worth)).toEqual(['more', 'more', 'undecided', 'undecided', 'less']);
    expect(points.map(({ isBook }) => isBook)).toEqual([false, true, false, false, false]);
  });

  it('rises for a strength', () => {
    const { fair } = curve([0.3, 0.42, 0.5, 0.6], 3);
    expect(fair).toMatchObject({ direction: 'rises', value: 2, possible: [2], above: 1, below: 3 });
    expect(fair.crossing).toBe(2);
  });

  it('tells between which values it would be fair where none of them is', () => {
    const { fair } = curve([0.7, 0.6, 0.4, 0.3]);
    expect(fair).toMatchObject({ value: null, possible: [], above: 1, below: 2 });
    expect(fair.crossing).toBeCloseTo(1.5, 6);
  });

  it('has nothing to name where every value is worth more', () => {
    expect(curve([0.8, 0.7, 0.6]).fair).toMatchObject({
      value: null,
      crossing: null,
      possible: [],
      above: 2,
      below: null,
    });
  });

  it('smooths noise away before it names a value', () => {
    const { points } = curve([0.7, 0.5, 0.52, 0.3], 1, 0.01);
    expect(points.map(({ fitted }) => fitted)).toEqual([0.7, 0.51, 0.51, 0.3]);
    expect(curve([0.7, 0.5, 0.3], 1, 0.01).points[1].worth).toBe('fair');
  });

  it('takes a single value as it is, and decides nothing in few blocks', () => {
    expect(curve([0.5], 0, 0.01).fair).toMatchObject({ value: 0, possible: [0] });
    const share = { mean: 0.9, low: 0.8, high: 1 };
    expect(fairCurve([{ value: 1, share, blocks: 199 }], 1, 0.02).points[0].worth).toBe('undecided');
  });
});
