import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import {
  stakeOfRally,
  stakeOfTest,
} from '../../../../src/rulesets/dark-potential/attack/leadership-stake.ts';
import {
  COMBAT_READY,
  ON_OVERWATCH,
  SUPPRESSED,
} from '../../../../src/rulesets/dark-potential/battlefield/state.ts';
import { stage, weapon } from '../stage.ts';

const NO_LIMIT: Variant = { 'leadership.stop': 'off' };
const HARMLESS: Variant = { 'leadership.forced': 'off', 'leadership.forfeit': 'off' };

function staged(set: Variant = {}) {
  return stage('A soldier 0,0 | B leader 0,9', { set }).scripted([]);
}

describe('what hangs on a Leadership test', () => {
  it('DP-LDR-05: is a share of the model, and nothing where a failure suppresses nobody', () => {
    const m = staged();
    expect(stakeOfTest(m, 1)).toBeCloseTo(0.35 * m.matchup.harm.worth[1], 12);
    for (const set of [{ 'leadership.suppressed': 'off' }, HARMLESS] satisfies Variant[]) {
      expect([stakeOfTest(staged(set), 1), stakeOfRally(staged(set), 1)]).toEqual([0, 0]);
    }
  });

  it('DP-LDR-04: is that of all of a squad that fails together, without the clause', () => {
    const stake = (set: Variant) => {
      const m = stage('A soldier 0,0 | B soldier 0,9 + soldier 2,9 + soldier 4,9', { set }).scripted([]);
      m.state.failed[3] = 1;
      m.state.suppressed[3] = SUPPRESSED;
      return stakeOfTest(m, 1);
    };
    expect([stake({}), stake({ 'leadership.perModel': 'off' })]).toEqual([0.35, 0.7]);
  });

  it('DP-OW-08, DP-CR-05: is then what the model waits for, if a failure ends that', () => {
    const stake = (reaction: number, set: Variant = {}) => {
      const m = staged({ ...HARMLESS, ...set });
      m.state.reaction[1] = reaction;
      return stakeOfTest(m, 1);
    };
    expect([stake(ON_OVERWATCH), stake(COMBAT_READY)]).toEqual([0.1, 0.1]);
    expect(stake(ON_OVERWATCH, { 'overwatch.lostByLeadership': 'off' })).toBe(0);
    expect(stake(COMBAT_READY, { 'combat-ready.lost.leadership': 0 })).toBe(0);
  });

  it('DP-Q-139: is nothing more to whoever has failed already where tests go on (DP-LDR-03)', () => {
    const m = staged(NO_LIMIT);
    m.state.failed[1] = 1;
    expect(stakeOfTest(m, 1)).toBeGreaterThan(0);
    m.state.suppressed[1] = SUPPRESSED;
    expect(stakeOfTest(m, 1)).toBe(0);
  });
});

describe('what a hit is worth for suppressing whoever lives', () => {
  const worth = (set: Variant) => staged(set).matchup.harm.perHit(weapon('pistol'), 1, 5);

  it('DP-LDR-06, DP-LDR-07: is nothing where suppression takes nothing', () => {
    expect(worth(HARMLESS)).toBe(worth({ leadership: 'off' }));
    expect(worth({ 'leadership.forced': 'off' })).toBe(worth({}));
  });

  it('DP-Q-135: is more with any weapon of a side with a Suppressing one, where that frightens all its enemies', () => {
    const ofPistol = (friend: string, scope: string) => {
      const position = stage(`A soldier 0,0 | ${friend} | B leader 0,9`, {
        set: { 'suppressing.penalty.scope': scope },
      });
      return position.scripted([]).matchup.harm.perHit(weapon('pistol'), 2, 5);
    };
    const [plain, dread] = ['caused', 'all-enemies'].map((scope) => ofPistol('A sniper 5,0', scope));
    expect(dread).toBeGreaterThan(plain);
    expect(ofPistol('A soldier 5,0', 'all-enemies')).toBe(plain);
    expect(ofPistol('A sniper 5,0', 'model-hit')).toBe(plain);
  });

  it('DP-LDR-04: is that of all of a squad that fails together, without the clause', () => {
    const ofHit = (set: Variant, target = 1) => {
      const squad = 'A soldier 0,0 | B soldier 0,9 + soldier 2,9 + soldier 4,9 | B leader 9,9';
      return stage(squad, { set }).scripted([]).matchup.harm.perHit(weapon('pistol'), target, 1);
    };
    const plain = ofHit({ leadership: 'off' });
    const [alone, together] = ['on', 'off'].map((perModel) => ofHit({ 'leadership.perModel': perModel }));
    expect(alone).toBeGreaterThan(plain);
    expect(together - plain).toBeCloseTo(3 * (alone - plain), 12);
    expect(ofHit({ 'leadership.perModel': 'off' }, 4)).toBe(ofHit({}, 4));
  });

  it('DP-Q-125: is less where only a hit that wounds calls for a test', () => {
    const damaging = worth({ 'leadership.hit.means': 'damaging-hit' });
    expect(damaging).toBeLessThan(worth({}));
    expect(damaging).toBeGreaterThan(worth({ leadership: 'off' }));
  });
});
