import { describe, expect, it } from 'vitest';
import { AT_ANY_TIME } from '../../src/experiments/measure/looks.ts';
import { actsPerMatch, perMatch } from '../../src/experiments/measure/per-match.ts';
import type { Clause } from '../../src/rules/rule.ts';

const clause: Clause = { id: 'T-1', basis: 'text', says: 'It acts.', off: 'it does not' };
const TABLES = [{ name: 'yard' }, { name: 'hall' }];

/** Ten blocks of two matches. */
function acted(counts: (index: number) => number) {
  const tally = perMatch({ tables: TABLES, alpha: 0.05, looks: AT_ANY_TIME }, 2);
  for (let index = 0; index < 10; index++) tally.add(index, counts(index));
  return tally;
}

describe('how often clauses act', () => {
  it('is never where they are counted and did not', () => {
    const never = acted(() => 0);
    expect(actsPerMatch(never, [clause])).toMatchObject({ mean: 0, low: 0 });
    expect(actsPerMatch(never, [clause, { ...clause, uncounted: true }])).toMatchObject({ mean: 0 });
    expect(actsPerMatch(never, [clause])!.high).toBeGreaterThan(0.1);
  });

  it('is unknown where nothing counts them, and before the first block', () => {
    const never = acted(() => 0);
    expect(actsPerMatch(never, [{ ...clause, uncounted: true }])).toBeNull();
    const { off: _, ...rest } = clause;
    expect(actsPerMatch(never, [{ ...rest, structural: 'it names something' }])).toBeNull();
    expect(
      actsPerMatch(perMatch({ tables: TABLES, alpha: 0.05, looks: AT_ANY_TIME }, 2), [clause]),
    ).toBeNull();
  });

  it('is what was counted, over the matches, with an interval', () => {
    const { mean, low, high } = actsPerMatch(
      acted((index) => index % 3),
      [{ ...clause, uncounted: true }],
    )!;
    expect(mean).toBe(0.45);
    expect(low).toBeLessThan(0.4);
    expect(high).toBeGreaterThan(0.5);
  });
});
