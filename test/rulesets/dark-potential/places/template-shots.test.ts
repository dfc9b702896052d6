import { describe, expect, it } from 'vitest';
import { expectedHarm } from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { templateShots } from '../../../../src/rulesets/dark-potential/places/template-shots.ts';
import { HUGE, shotOf } from '../rocket-scene.ts';
import { withRule } from '../rule-of-a-user.ts';
import { type Staging, stage, weapon } from '../stage.ts';

const at = (position: string, staging: Staging = {}) => stage(position, staging).scripted([]);

describe('what a template promises', () => {
  const LAUNCHER = 1 << weapon('rocket-launcher');
  const promised = (position: string, staging: Staging = {}) => {
    const m = at(position, staging);
    return templateShots(m, 0).at(1)!.still(m.battlefield.distance(0, 1), 0);
  };

  it.each([
    ['A rocket 0,0 | B soldier 0,10', {}],
    ['A rocket 0,0 | B soldier 0,10 + soldier 1.5,10 + soldier -1.5,10', {}],
    ['A rocket 0,0 + soldier 0,7 | B soldier 3,10 + soldier 5,12', HUGE],
    ['A rocket 0,0 | B soldier 0,29 + soldier 5,25 + soldier 0,36', HUGE],
    ['A rocket 0,0 | B soldier 0,10 + soldier 1.5,10', { 'area-effect.deviation': 'off' }],
  ])('%s: is what a shot comes to from where it is fired', (position, set) => {
    const m = at(position, { set });
    const shot = shotOf(m);
    const apart = m.battlefield.distance(shot.from, shot.at);
    expect(templateShots(m, 0).at(shot.target)!.still(apart, 0)).toBeCloseTo(expectedHarm(m, shot), 9);
  });

  it('is more where several stand together, and nothing out of reach', () => {
    const alone = promised('A rocket 0,0 | B soldier 0,10');
    expect(promised('A rocket 0,0 | B soldier 0,10 + soldier 1.5,10')).toBeGreaterThan(alone);
    const near = { set: { 'ranged-attack.reach.ranges': 1 } };
    expect(promised('A rocket 0,0 | B soldier 0,12 + soldier 1.5,12', near)).toBe(0);
  });

  it('is asked of weapons that lay one, and of no other', () => {
    const soldier = templateShots(at('A soldier 0,0 | B soldier 0,10'), 0);
    expect([soldier.others, soldier.at(1)]).toEqual([-1, null]);
    const rocket = templateShots(at('A rocket 0,0 | B soldier 0,10'), 0);
    expect([rocket.others, typeof rocket.at(1)!.still]).toEqual([~LAUNCHER, 'function']);
    const off = at('A rocket 0,0 | B soldier 0,10', { set: { 'area-effect': 'off' } });
    expect(templateShots(off, 0).at(1)).toBe(null);
  });

  it('is nothing on the move with weapons that must keep still', () => {
    const ofMove = (set: Record<string, string>) => {
      const m = at('A rocket 0,0 | B soldier 0,10', { set });
      const shot = templateShots(m, 0).at(1)!;
      const apart = m.battlefield.distance(0, 1);
      return [shot.still(apart, 0), shot.moving?.(apart, 0)];
    };
    const [still, moving] = ofMove({});
    expect(still).toBeGreaterThan(0);
    expect(moving).toBe(undefined);
    expect(ofMove({ 'move-or-shoot': 'off' })).toEqual([still, still]);
  });

  it("is less on the move where a user's rule says so", () => {
    const m = withRule(at('A rocket 0,0 | B soldier 0,10', { set: { 'move-or-shoot': 'off' } }), {
      toHit: ({ moved }) => (moved ? -2 : 0),
    });
    const shot = templateShots(m, 0).at(1)!;
    const apart = m.battlefield.distance(0, 1);
    expect(shot.moving!(apart, 0)).toBeLessThan(shot.still(apart, 0));
  });

  it('DP-Q-03: is nothing where no roll could hit and such attacks are forbidden', () => {
    const ofReading = (impossible: string) =>
      promised('A rocket 0,0 | B soldier 0,90 + soldier 5,80', {
        set: {
          ...HUGE,
          'units.rocket.launcherRange': 8,
          'ranged-attack.reach.ranges': 12,
          'rolls.test.impossible': impossible,
        },
      });
    expect(ofReading('allowed')).toBeGreaterThan(0);
    expect(ofReading('illegal')).toBe(0);
  });
});
