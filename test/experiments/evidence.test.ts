import { describe, expect, it } from 'vitest';
import { evidenceOf, judged, pValueAt } from '../../src/experiments/measure/evidence.ts';
import { AT_ANY_TIME, onceAt, plannedLooks } from '../../src/experiments/measure/looks.ts';
import { holm, scoreTest, UNIT_RANGE } from '../../src/statistics/index.ts';

const COUNTS = new Map([
  [0, 60],
  [0.5, 40],
  [1, 100],
]);

describe('evidence', () => {
  it("is the score test's p-value at a single look, and none where no look was planned", () => {
    const once = evidenceOf(COUNTS, 0.5, UNIT_RANGE, onceAt(200, 0.05), 200);
    expect(once.pValue).toBeCloseTo(scoreTest([60, 40, 100], 0.5).p, 6);
    expect(evidenceOf(COUNTS, 0.5, UNIT_RANGE, AT_ANY_TIME, 200).pValue).toBeNull();
    expect(evidenceOf(COUNTS, 0.5, UNIT_RANGE, onceAt(300, 0.05), 200).pValue).toBeNull();
  });

  it('is none where no block showed anything, and leaves a family to Holm', () => {
    const looks = onceAt(200, 0.05);
    const unseen = evidenceOf(new Map(), 0.5, UNIT_RANGE, looks, 200);
    expect(unseen).toEqual({ eValue: 1, pValue: 1 });
    // Plain at a single look, and no finding by e-values.
    const seen = evidenceOf(
      new Map([
        [0, 80],
        [1, 120],
      ]),
      0.5,
      UNIT_RANGE,
      looks,
      200,
    );
    expect(judged([seen, unseen], 0.05)).toEqual([true, false]);
  });

  it('reaches alpha where an interval of the looks just leaves the truth out', () => {
    const looks = plannedLooks(200, 1400, 20, 0.05);
    expect(pValueAt(looks, 300, looks.z)).toBeCloseTo(0.05, 6);
    expect(pValueAt(looks, 300, -looks.z)).toBeCloseTo(0.05, 6);
    expect(pValueAt(looks, 300, 0)).toBe(1);
  });

  it('is judged by Holm where all of it was planned, and by e-values where some was not', () => {
    const pValues = [0.01, 0.03, 0.2];
    const family = pValues.map((pValue, i) => ({ eValue: [80, 1, 1][i], pValue }));
    expect(judged(family, 0.05)).toEqual(holm(pValues, 0.05));
    const mixed = [
      { eValue: 80, pValue: null },
      { eValue: 1, pValue: 0.000001 },
    ];
    expect(judged(mixed, 0.05)).toEqual([true, false]);
  });
});
