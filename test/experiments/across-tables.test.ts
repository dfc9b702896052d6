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
});
