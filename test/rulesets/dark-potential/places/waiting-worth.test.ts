import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Piece } from '../../../../src/kernel/terrain.ts';
import { chargeHarm } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { readyWorth } from '../../../../src/rulesets/dark-potential/places/waiting-worth.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
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

  /** Of the blow at whoever comes, the part that counts. */
  const chance = (foe: string, reach: number, hide = false) => {
    const set = { 'combat-ready.charge.reach': reach };
    const m = stage(`A soldier 0,0 | B ${foe} 0,2`, { set, table: table(48, 48, []) }).scripted([]);
    if (hide) {
      m.state.base[m.matchup.models[1].bases[0]] = m.state.point[1];
      m.state.hidden[1] = 1;
      m.state.point[1] = NOWHERE;
    }
    return Math.max(...readyWorth(m, 0, ~0)) / chargeHarm(m, 0, 1, 'combat-ready');
  };

  it('counts whoever is near by how likely he comes, which somebody who would hardly hurt seldom does', () => {
    expect(chance('assassin', 0)).toBeCloseTo(0.4);
    expect(chance('sniper', 0)).toBeCloseTo(0.3 * 0.4);
  });

  it('counts whoever ends any move within the charge as often as watches are met, if he does not come anyway', () => {
    expect(chance('assassin', 4)).toBeCloseTo(0.4);
    expect(chance('sniper', 4)).toBeCloseTo(0.2);
  });

  it('DP-CR-03: counts nobody who is seen neither before a move nor after it', () => {
    const far = (pieces: readonly Piece[]) => {
      const set = { 'combat-ready.charge.reach': 4 };
      const m = stage('A soldier 0,-9 | B soldier 0,9', { set, table: table(48, 48, pieces) }).scripted([]);
      return Math.max(...readyWorth(m, 0, ~0));
    };
    expect(far([])).toBeGreaterThan(0);
    expect(far([wall(box([-24, 0, 24, 0.4]))])).toBe(0);
  });

  it('counts a base by how likely its model comes from there', () => {
    expect(chance('assassin', 4, true)).toBeCloseTo(0.6 * 0.4);
  });
});
