import { describe, expect, it } from 'vitest';
import { readyWorth } from '../../../../src/rulesets/dark-potential/places/waiting-worth.ts';
import { table } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

describe('being Combat Ready', () => {
  const worth = (inches: number, reach: number) => {
    const set = { 'combat-ready.charge.reach': reach };
    const m = stage(`A soldier 0,0 | B soldier 0,${inches}`, { set, table: table(48, 48, []) }).scripted([]);
    return Math.max(...readyWorth(m, 0, ~0));
  };

  it('DP-CR-04: is worth something where an enemy is likely to end a move within the charge', () => {
    expect([worth(12, 1), worth(12, 4) > 0]).toEqual([0, true]);
  });

  it('counts the ends of whole moves, from beyond the charge too', () => {
    expect([worth(11, 1), worth(11, 2) > 0]).toEqual([0, true]);
  });

  it('is worth something against whoever may come to touch the model, however short the charge', () => {
    expect(worth(2, 0)).toBeGreaterThan(0);
  });

  it('DP-CR-04: is worth no less the farther the charge goes', () => {
    for (const inches of [2, 8, 14]) {
      const worths = [0, 1, 2, 4].map((reach) => worth(inches, reach));
      expect(worths).toEqual([...worths].sort((a, b) => a - b));
    }
  });
});
