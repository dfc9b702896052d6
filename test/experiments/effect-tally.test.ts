import { describe, expect, it } from 'vitest';
import { effectTally, isSure } from '../../src/experiments/measure/effect-tally.ts';
import { onceAt } from '../../src/experiments/measure/looks.ts';
import { stoppedCounts, stoppedTally } from '../../src/experiments/measure/stopped-tally.ts';
import type { MatchRecord } from '../../src/match/record.ts';

const yards = ['one', 'two'].map((name) => ({ name }));

/** Values in hundredths on tables in turn, none beyond one. */
function effectOf(values: readonly (number | null)[], bound: number | null = 100) {
  const sampling = { tables: yards, alpha: 0.05, looks: onceAt(values.length, 0.05) };
  const tally = effectTally(sampling, 100, bound);
  values.forEach((value, i) => {
    tally.add(i % 2, value);
  });
  return tally.figures(({ low }) => (low > 0 ? 'above' : 'open'));
}

describe('an effect', () => {
  it('is the mean of the blocks that show it, with its standard error', () => {
    const { effect, standardError, blocks } = effectOf([10, 20, null, 60]);
    expect([effect.mean, blocks]).toEqual([0.3, 3]);
    // Squares about the mean 400 + 100 + 900 in hundredths: 700 over three blocks.
    expect(standardError).toBeCloseTo(Math.sqrt(700 / 3) / 100, 5);
    expect(effectOf([10]).standardError).toBeNull();
  });

  it('reaches for tables in general no farther than values can', () => {
    const { low, high } = effectOf([-30, 30], 40).acrossTables!;
    expect([low, high]).toEqual([-0.4, 0.4]);
  });

  it('agrees with tables as clusters where both say the same', () => {
    const alike = Array.from({ length: 400 }, (_, i) => (i % 4 < 2 ? 10 : 30));
    expect(effectOf(alike).acrossTables!.agrees).toBe(true);
    const apart = Array.from({ length: 400 }, (_, i) => (i % 2 === 0 ? -20 : 60));
    expect(effectOf(apart).effect.low).toBeGreaterThan(0);
    expect(effectOf(apart).acrossTables!.agrees).toBe(false);
  });

  it('is sure where its interval leaves zero out, from 200 blocks on', () => {
    const sure = (low: number, high: number, blocks = 200) =>
      isSure({ effect: { mean: (low + high) / 2, low, high }, blocks });
    expect([sure(0.01, 0.1), sure(-0.1, -0.01), sure(0.01, 0.1, 199)]).toEqual([true, true, false]);
    expect([sure(0, 0.1), sure(-0.1, 0), sure(-0.1, 0.1)]).toEqual([false, false, false]);
  });
});

describe('matches stopped at the cap', () => {
  const [cut, played] = ['unresolved', 'won'].map((outcome) => ({ outcome }) as MatchRecord);

  it('are shares of the blocks, arm by arm', () => {
    const tally = stoppedTally();
    expect(tally.shares()).toBeNull();
    tally.add(cut, played);
    tally.add(cut, cut);
    tally.add(played, played);
    tally.add(cut, played);
    expect(tally.shares()).toEqual({ first: 0.75, second: 0.25 });
    expect(stoppedCounts().shares()).toEqual([]);
  });
});
