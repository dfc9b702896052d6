import { describe, expect, it } from 'vitest';
import { bestShot } from '../../../../src/rulesets/dark-potential/places/best-shot.ts';
import { stage, weapon } from '../stage.ts';

describe('the best shot of a model', () => {
  const best = (position: string, set = {}) => bestShot(stage(position, { set }).scripted([]), 0, true);

  it('is at nobody in close combat, whom nobody may shoot at', () => {
    const free = best('A soldier 0,0 | A leader 4,9 | B soldier 0,9');
    const held = 'A soldier 0,0 | A leader 1,9 | B soldier 0,9';
    expect(free).toBeGreaterThan(0.1);
    expect(best(held)).toBe(0);
    expect(best(held, { 'ranged-attack.combat': 'off' })).toBe(free);
    expect(best('A soldier 0,0 | B soldier 1,0')).toBe(0);
    expect(
      best('A soldier 0,0 | B soldier 1,0', { 'ranged-attack.combat.engaged': 'with-others' }),
    ).toBeGreaterThan(0);
  });

  it('is with the best weapon, or with all at whoever they leave standing (DP-Q-69)', () => {
    const at8 = (weapons: string) => {
      const set = { 'ranged-attack.attack.weapons': weapons };
      const m = stage('A sniper 0,0 | B soldier 0,8', { set }).scripted([]);
      const guns = ['pistol', 'sniper-rifle'].map((id) => m.matchup.gunnery.gun('ranged', 0, weapon(id), 1));
      const [pistol, rifle] = guns.map((gun) => gun.harm(1, 8, 0, false));
      const killed = guns[0].chance(8, 0, false) * m.matchup.harm.killsPerHit(weapon('pistol'), 1, 1);
      return { pistol, rifle, killed, still: bestShot(m, 0, false), moved: bestShot(m, 0, true) };
    };
    const one = at8('one');
    expect(one.still).toBe(one.rifle);
    expect(one.moved).toBe(one.pistol);
    const all = at8('all');
    expect(all.still).toBeCloseTo(all.pistol + (1 - all.killed) * all.rifle, 12);
    expect(all.moved).toBe(all.pistol);
  });
});
