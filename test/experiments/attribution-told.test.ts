import { describe, expect, it } from 'vitest';
import type { AttributionRow } from '../../src/experiments/designs/attribute/attribution.ts';
import { toldOf } from '../../src/experiments/designs/attribute/attribution-told.ts';

const effect = (pValue: number | null) => ({
  blocks: 400,
  effect: { mean: 1, low: pValue !== null && pValue > 0.05 ? -1 : 0.1, high: 2 },
  eValue: 1,
  pValue,
});

/** A figure by the chance that luck alone shows as much of the whole, and of each change. */
const figure = (whole: number | null, ...values: (number | null)[]) =>
  ({ whole: effect(whole), values: values.map(effect) }) as unknown as AttributionRow;

describe('what is told of figures that changes move', () => {
  it('is corrected among the changes in the first, and in all others together', () => {
    const told = toldOf(
      [figure(0.04, 0.04, 0.001), figure(0.0001, 0.03, 0.8), figure(0.04, 0.04, 0.04)],
      0.05,
    );
    expect(told).toEqual([
      { whole: true, values: [true, true] },
      // Of six: 0.0001 passes 0.05 / 6, 0.03 fails 0.05 / 5.
      { whole: true, values: [false, false] },
      { whole: false, values: [false, false] },
    ]);
  });

  it('is what intervals show where looks may come at any time', () => {
    expect(toldOf([figure(null, null), figure(null, null)], 0.05)[1]).toEqual({
      whole: true,
      values: [true],
    });
  });
});
