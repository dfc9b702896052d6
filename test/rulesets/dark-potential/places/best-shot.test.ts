import { describe, expect, it } from 'vitest';
import { bestShot } from '../../../../src/rulesets/dark-potential/places/best-shot.ts';
import { stage } from '../stage.ts';

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
});
