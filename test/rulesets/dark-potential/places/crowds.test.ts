import { describe, expect, it } from 'vitest';
import { DANGER, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { launchersAgainst } from '../../../../src/rulesets/dark-potential/places/crowds.ts';
import { outlook } from '../../../../src/rulesets/dark-potential/places/outlook.ts';
import { mostAtFriends } from '../../../../src/rulesets/dark-potential/places/threat.ts';
import { table } from '../../../kernel/bare-table.ts';
import { stage } from '../stage.ts';

describe('danger from templates', () => {
  /** Of the first model where it stands. */
  const danger = (position: string, set: Variant = {}) => {
    const m = stage(position, { set, table: table(30, 30, []) }).scripted([]);
    const into = new Float64Array(TACTICS.length);
    outlook(m, 0, 0).survey([m.state.point[0]], m.state.point[0])(0, into);
    return into[DANGER];
  };
  const together = 'A soldier 0,-5 | A sniper 1,-5 | B ';
  const apart = 'A soldier 0,-5 | A sniper 3,-5 | B ';

  it('is more next to friends whom they would catch besides', () => {
    expect(danger(`${together}rocket 0,8`)).toBeGreaterThan(danger(`${apart}rocket 0,8`) + 0.005);
    expect(danger(`${together}soldier 0,8`)).toBe(danger(`${apart}soldier 0,8`));
    for (const set of [{ 'area-effect.splash': 'off' }, { 'actions.one.count': 0 }])
      expect(danger(`${together}rocket 0,8`, set)).toBe(danger(`${apart}rocket 0,8`, set));
  });

  it('DP-AOE-05: is that of the lesser Strength without the clause', () => {
    for (const position of [`${apart}rocket 0,8`, `${together}rocket 0,8`]) {
      const without = danger(position, { 'area-effect.middle': 'off' });
      expect(without).toBe(danger(position, { 'units.rocket.launcherStrength': 8 }));
      expect(without).toBeLessThan(danger(position));
    }
  });

  it('DP-Q-77: is less next to friends where they are hit by a test of their own', () => {
    const [one, both] = [apart, together].map((own) => danger(`${own}rocket 0,8`));
    const tested = danger(`${together}rocket 0,8`, { 'area-effect.splash.test': 'rolled' });
    expect([tested > one, tested < both]).toEqual([true, true]);
  });

  it('is weighed against what they could do to friends who stand together', () => {
    const most = (position: string) => {
      const m = stage(position).scripted([]);
      return mostAtFriends(m, launchersAgainst(m, 0))(3);
    };
    expect(most('A soldier 0,0 + soldier 9,0 + soldier 10.5,0 | B rocket 9,9')).toBeGreaterThan(
      most('A soldier 0,0 + soldier 9,0 + soldier 14,0 | B rocket 9,9'),
    );
  });
});
