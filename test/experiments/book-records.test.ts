import { describe, expect, it } from 'vitest';
import { actsPerMatch } from '../../src/experiments/book-records.ts';
import type { Clause } from '../../src/rules/rule.ts';

const clause: Clause = { id: 'T-1', basis: 'text', says: 'It acts.', off: 'it does not' };

describe('how often clauses act', () => {
  it('is never where they are counted and did not', () => {
    expect(actsPerMatch(0, 10, [clause])).toBe(0);
    expect(actsPerMatch(0, 10, [clause, { ...clause, uncounted: true }])).toBe(0);
  });

  it('is unknown where nothing counts them', () => {
    expect(actsPerMatch(0, 10, [{ ...clause, uncounted: true }])).toBeNull();
    const { off: _, ...rest } = clause;
    expect(actsPerMatch(0, 10, [{ ...rest, structural: 'it names something' }])).toBeNull();
  });

  it('is what was counted, over the matches', () => {
    expect(actsPerMatch(4, 10, [{ ...clause, uncounted: true }])).toBe(0.4);
  });
});
