import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../../src/kernel/entities.ts';
import type { Variant } from '../../../../src/rules/variant.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { box, table, wall } from '../../../kernel/bare-table.ts';
import { hidden } from '../hiding.ts';
import { fire, HIT, MISS, QUIET, ROCKET, scatter, wound } from '../rocket-scene.ts';
import { stage } from '../stage.ts';

const AIM = 'A rocket 0,0 | B soldier 0,10';

describe('a template', () => {
  it('DP-Q-72: has a hole the size of a point, or half an inch across by one reading', () => {
    // Straying 2 inches up it ends between two bases, 0.6 inches from the middle of each.
    const pair = ' | B soldier 0.6,12.96 + soldier -0.6,12.96';
    const struck = (set: Variant) => fire(pair, [...scatter(1, 2), wound(), wound()], set).strengths;
    expect(struck({})).toEqual([8, 8]);
    expect(struck({ 'area-effect.middle.hole': 'half-inch' })).toEqual([12, 12]);
  });

  it('DP-Q-73: goes past walls, or is stopped by them by one reading', () => {
    const struck = (walls: string, hits: number) => {
      const position = stage('A rocket 0,-10 | B soldier 0,0 + soldier 0,1.4', {
        set: { ...QUIET, 'area-effect.splash.walls': walls },
        table: table(24, 24, [wall(box([-3, 0.4, 3, 0.6]))]),
      });
      const [from, at] = position.start.point;
      const m = position.scripted([HIT, ...Array.from({ length: hits }, () => wound())]);
      resolveAttack(m, { ...ROCKET, from, at });
      m.dice.finish();
    };
    struck('pass', 2);
    struck('stop', 1);
  });

  it('DP-Q-77: strikes whom it touches, or by one reading whom a test of its own hits', () => {
    const near = ' | B soldier 1.5,10';
    const rolled = { 'area-effect.splash.test': 'rolled' };
    expect(fire(near, [HIT, HIT, wound(), wound()], rolled, AIM).strengths).toEqual([12, 8]);
    expect(fire(near, [HIT, MISS, wound()], rolled, AIM).strengths).toEqual([12]);
  });

  /** What a rocket at a soldier does to two bases beside him, the first of which is real; so many are struck. */
  const touches = (spots: readonly string[], hits: number, set: Variant = {}, other = 'A soldier 9,9') => {
    const { position, model } = hidden(`A rocket 0,0 | A soldier 0,10 | ${other}`, spots, {
      set: { ...QUIET, ...set },
    });
    const m = position.scripted([HIT, ...Array.from({ length: hits }, () => wound())]);
    resolveAttack(m, ROCKET);
    m.dice.finish();
    const [real, decoy] = [...m.state.base].map((at) => at !== NOWHERE);
    return { hidden: m.state.hidden[model] > 0, real, decoy };
  };
  const [NEAR, AWAY] = ['1.5,10', '2.1,10'];

  it('DP-STL-05: takes away a decoy that it touches', () => {
    expect(touches(['9,0', NEAR], 1)).toEqual({ hidden: true, real: true, decoy: false });
    expect(touches(['9,0', AWAY], 1)).toEqual({ hidden: true, real: true, decoy: true });
  });

  it('DP-STL-05: shows the model whose real base it touches, and strikes it', () => {
    expect(touches([NEAR, '9,0'], 2)).toEqual({ hidden: false, real: false, decoy: false });
  });

  it('DP-Q-76, DP-Q-117: spares no base for what touches it, but as a model in combat by one reading', () => {
    const set = { 'area-effect.splash.combat': 'spared' };
    const decoy = (body: string) =>
      touches(['9,0', NEAR], 1, { ...set, 'stealth.moves.body': body }, 'A soldier 2.48,10').decoy;
    expect([decoy('none'), decoy('space'), decoy('model')]).toEqual([false, false, true]);
  });

  it('DP-STL-05, DP-AOE-06: leaves bases on which it does nothing, without splash', () => {
    const off = { 'area-effect.splash': 'off' };
    expect(touches([NEAR, '9,0'], 1, off)).toEqual({ hidden: true, real: true, decoy: true });
  });
});
