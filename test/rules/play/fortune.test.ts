import { describe, expect, it } from 'vitest';
import { chancePerLead } from '../../../src/rules/play/fork.ts';
import { fortuneAfter, gainedBy, MOST_FORTUNE } from '../../../src/rules/play/fortune.ts';

/** Two dice of six sides, and a success up to 7 that is worth 3. */
const THROW = {
  ways: [1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1],
  all: 36,
  worth: (i: number) => (i + 2 <= 7 ? 3 : 0),
};

/** The mean over the dice of fortune after the throw. */
function meanFrom(before: number, lead: number, slope: number): number {
  return THROW.ways.reduce(
    (sum, ways, i) => sum + (ways / THROW.all) * fortuneAfter(before, gainedBy(THROW, i), lead, slope),
    0,
  );
}

describe('what a throw came to beyond its average', () => {
  it('is the worth of its total less 21/36 of 3', () => {
    expect(gainedBy(THROW, 0).gained).toBeCloseTo(1.25, 12);
    expect(gainedBy(THROW, 10).gained).toBeCloseTo(-1.75, 12);
    expect(gainedBy(THROW, 0).most).toBeCloseTo(1.75, 12);
  });

  it('is nothing where all totals are worth the same', () => {
    expect(gainedBy({ ...THROW, worth: () => 0 }, 4)).toEqual({ gained: 0, most: 0 });
  });
});

describe('fortune', () => {
  it.each([
    [0, 0, 0.1],
    [0.3, 0.2, 0.4],
    [-0.49, -0.5, 4],
    [0.5, 0, 1],
  ])('is on average what it was: from %d at a lead of %d and a slope of %d', (before, lead, slope) => {
    expect(meanFrom(before, lead, slope)).toBeCloseTo(before, 12);
  });

  it('never leaves its bounds, however much hangs on a throw', () => {
    for (const before of [-MOST_FORTUNE, -0.2, 0, 0.45])
      for (const i of THROW.ways.keys())
        expect(Math.abs(fortuneAfter(before, gainedBy(THROW, i), 0, 50))).toBeLessThanOrEqual(
          MOST_FORTUNE + 1e-12,
        );
  });

  it('counts by how steeply the chance to win rises with the lead', () => {
    const small = { gained: 0.01, most: 0.01 };
    expect(fortuneAfter(0, small, 0.3, 5)).toBeCloseTo(0.01 * chancePerLead(0.3, 5), 12);
    // The curve (1 + x / sqrt(1 + x^2)) / 2 at x = slope * lead / 2.
    const chance = (lead: number) => (1 + (2.5 * lead) / Math.hypot(1, 2.5 * lead)) / 2;
    expect(chancePerLead(0.3, 5)).toBeCloseTo((chance(0.3001) - chance(0.2999)) / 0.0002, 6);
    expect(chancePerLead(0, 5)).toBe(1.25);
  });
});
