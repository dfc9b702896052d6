import { describe, expect, it } from 'vitest';
import { HARM, TACTICS } from '../../../../src/rules/decision.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { blowHarm } from '../../../../src/rulesets/dark-potential/match/strike.ts';
import { outlook } from '../../../../src/rulesets/dark-potential/places/outlook.ts';
import { box, piece, table } from '../../../kernel/bare-table.ts';
import { nearestTo } from '../../scene.ts';
import { stage } from '../stage.ts';

describe('what a place next to an enemy offers', () => {
  /** To the first model, of its best attack on the first enemy from a place so many inches short of him. */
  const offered = (position: string, y: number, set: Variant = {}) => {
    const m = stage(position, { set, table: table(30, 30, []) }).scripted([]);
    const at = nearestTo(m.battlefield.ground, [0, y]);
    const into = new Float64Array(TACTICS.length);
    outlook(m, 0, 0).survey([at], -1)(0, into);
    return { harm: into[HARM], blow: blowHarm(m, 0, m.matchup.force[1][0]) };
  };

  it('is no shot at him, which contact forbids (DP-RNG-03, DP-Q-60)', () => {
    const sniper = 'A sniper 0,0 | B soldier 0,5';
    const { harm, blow } = offered(sniper, 4);
    expect(harm).toBe(blow);
    expect(offered(sniper, 2).harm).toBeGreaterThan(blow);
    for (const set of [{ 'ranged-attack.combat': 'off' }, { 'ranged-attack.combat.engaged': 'with-others' }])
      expect(offered(sniper, 4, set).harm).toBeGreaterThan(blow);
  });

  it('is no shot at him across a linear obstacle, whatever bases are reckoned as (DP-MEAS-02)', () => {
    const wall = table(24, 24, [
      piece(box([-12, 5, 12, 5.8]), { kind: 'linear', height: 0.5, difficult: true, cover: 'light' }),
    ]);
    for (const set of [{}, { 'measurement.base': 'off' }] as const) {
      const m = stage('A sniper 0,2 | B soldier 0,8', { set, table: wall }).scripted([]);
      const { ground, touch, distance } = m.battlefield;
      let [at, point] = [0, 0];
      for (let one = 0; one < ground.count; one++) {
        for (let other = 0; other < ground.count; other++) {
          const isFarther = at === point || distance(one, other) > distance(at, point);
          if (isFarther && touch(other, one, 1)) [at, point] = [one, other];
        }
      }
      m.state.point.set([at, point]);
      const into = new Float64Array(TACTICS.length);
      outlook(m, 0, 0).survey([at], -1)(0, into);
      expect(into[HARM]).toBe(0);
    }
  });

  it('is a shot at one whom it is to leave, if nobody else holds him', () => {
    expect(offered('A sniper 0,4 | B soldier 0,5', -4).harm).toBeGreaterThan(0);
    expect(offered('A sniper 0,4 | A soldier 0,6 | B soldier 0,5', -4).harm).toBe(0);
  });
});
