import { describe, expect, it } from 'vitest';
import { acrossTables } from '../../src/experiments/measure/across-tables.ts';
import { addTo, noSums } from '../../src/experiments/measure/sums.ts';

const ALPHA = 0.05;
const RANGE = { low: 0, high: 1 };

/** Sums of one table from values in hundredths. */
function table(...values: number[]) {
  const sums = noSums();
  for (const value of values) addTo(sums, value);
  return sums;
}

function across(tables: readonly ReturnType<typeof table>[], played = { mean: 0.5, low: 0.3, high: 0.8 }) {
  return acrossTables(tables, 100, ALPHA, RANGE, played, () => true)!;
}

describe('an interval for tables in general', () => {
  it('reaches as far to either side as that for the very tables', () => {
    const { mean, low, high } = across([table(50), table(52), table(51)]);
    expect(mean).toBe(0.51);
    expect(low).toBe(0.31);
    expect(high).toBe(0.81);
  });

  it('reaches farther where tables differ', () => {
    const { low, high } = across([table(20, 20), table(50, 50), table(80, 80)]);
    expect(low).toBe(0);
    expect(high).toBe(1);
  });

  it('stays within what there can be', () => {
    const { low, high } = across([table(95), table(96), table(94)], { mean: 0.5, low: 0.1, high: 0.9 });
    expect([low, high]).toEqual([0.55, 1]);
  });

  it('says how far tables lie apart beyond luck, where any has blocks enough to tell', () => {
    // Means 0.2, 0.5, 0.8 with a variance of 0.02 within: 0.09 between them, 0.01 of it by luck. F = 9 with 2 and 3
    // degrees of freedom has (1 + 2 * 9 / 3) ** -1.5 above it.
    const apart = across([table(10, 30), table(40, 60), table(70, 90)]);
    expect(apart.standardError).toBeCloseTo(Math.sqrt(0.09 / 3), 5);
    expect(apart.betweenDeviation).toBeCloseTo(Math.sqrt(0.08), 5);
    expect(apart.byLuck).toBeCloseTo(7 ** -1.5, 5);
    expect(across([table(10, 30), table(50)])).toMatchObject({ betweenDeviation: null, byLuck: null });
  });

  it('counts tables that were played, and is nothing for one', () => {
    expect(across([table(40), noSums(), table(60)])).toMatchObject({ tables: 2, mean: 0.5 });
    expect(across([table(40), noSums()])).toBeNull();
  });

  it('agrees where its own interval leads to the same verdict', () => {
    const played = { mean: 0.51, low: 0.5, high: 0.52 };
    const above = ({ low }: { readonly low: number }) => low > 0.4;
    const agree = (values: readonly number[]) =>
      acrossTables(
        values.map((value) => table(value)),
        100,
        ALPHA,
        RANGE,
        played,
        above,
      )!.agrees;
    expect([agree([50, 52, 51]), agree([20, 52, 81])]).toEqual([true, false]);
  });
});
