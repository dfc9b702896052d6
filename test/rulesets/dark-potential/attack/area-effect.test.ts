import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../../src/rules/variant.ts';
import { expectedHarm } from '../../../../src/rulesets/dark-potential/attack/area-harm.ts';
import { resolveAttack } from '../../../../src/rulesets/dark-potential/attack/attack.ts';
import { fire, HIT, MISS, QUIET, ROCKET, scatter, wound } from '../rocket-scene.ts';
import { stage } from '../stage.ts';

describe('a hit', () => {
  it('DP-AOE-02, DP-AOE-05: lies on the target and strikes it at the first Strength', () => {
    const { m, strengths } = fire('', [HIT, wound(2)], {}, 'A rocket 0,0 | B soldier 0,10');
    expect(strengths).toEqual([12]);
    expect(m.state.wounds[1]).toBe(0);
  });

  it('DP-AOE-06: strikes whoever else it touches at the second, friends too', () => {
    // Edges at 1.5 + 0.4921 from the middle: 1.99 is touched, 2.0 is not. The rocket man himself stands far off.
    const { strengths } = fire(
      ' | B soldier 1.99,10 + soldier -2,10 + soldier 0,8.1',
      [HIT, wound(), wound(), wound()],
      {},
      'A rocket 0,0 | B soldier 0,10',
    );
    expect(strengths).toEqual([12, 8, 8]);
  });

  it('DP-AOE-06: not on another level', () => {
    const { strengths } = fire(
      ' | B soldier 1.5,10,0.99 + soldier -1.5,10,1',
      [HIT, wound(), wound()],
      {},
      'A rocket 0,0 | B soldier 0,10',
    );
    expect(strengths).toEqual([12, 8]);
  });

  it('DP-AOE-06, DP-AOE-05: strikes nobody else, or everybody at the second, without them', () => {
    const near = ' | B soldier 1.5,10';
    const from = 'A rocket 0,0 | B soldier 0,10';
    expect(fire(near, [HIT, wound()], { 'area-effect.splash': 'off' }, from).strengths).toEqual([12]);
    expect(fire(near, [HIT, wound(), wound()], { 'area-effect.middle': 'off' }, from).strengths).toEqual([
      8, 8,
    ]);
  });

  it('DP-AOE-01: without the heading it is a shot like any other', () => {
    const off = { 'area-effect': 'off' };
    const from = 'A rocket 0,0 | B soldier 0,10';
    expect(fire(' | B soldier 1.5,10', [HIT, wound()], off, from).strengths).toEqual([12]);
    expect(fire(' | B soldier 1.5,10', [MISS], off, from).strengths).toEqual([]);
  });

  it('is rolled to wound enemies before friends, from either seat', () => {
    const hitBy = (attacker: number, target: number, position: string) => {
      const staged = stage(position, { set: QUIET });
      const m = staged.scripted([HIT, wound(), wound()]);
      resolveAttack(m, { ...ROCKET, attacker, from: attacker, target, at: target });
      m.dice.finish();
      const { data } = staged.told.find(({ kind }) => kind === 'template-hits')!;
      return (data!.hits as { model: number }[]).map(({ model }) => model);
    };
    expect(hitBy(0, 2, 'A rocket 0,0 + soldier 1.9,10 | B soldier 0,10')).toEqual([2, 1]);
    expect(hitBy(1, 0, 'A soldier 0,10 | B rocket 0,0 + soldier 1.9,10')).toEqual([0, 2]);
  });

  const struck = (position: string, strengths: readonly number[], set: Variant) => {
    const m = stage(position, { set: { ...QUIET, ...set } }).scripted([HIT, ...strengths.map(() => wound())]);
    resolveAttack(m, { ...ROCKET, target: 2, at: 2 });
    m.dice.finish();
  };

  it('DP-Q-75: spares friends by one reading', () => {
    const friend = 'A rocket 0,0 + soldier 1.9,10 | B soldier 0,10';
    struck(friend, [12, 8], {});
    struck(friend, [12], { 'area-effect.splash.friends': 'spared' });
  });

  it('DP-Q-76: spares models in combat by one reading', () => {
    const melee = 'A rocket 0,0 + soldier 2.9,10 | B soldier 0,10 + soldier 1.92,10';
    struck(melee, [12, 8], {});
    struck(melee, [12], { 'area-effect.splash.combat': 'spared' });
  });

  it('DP-Q-75, DP-Q-76: spares them under the hole, too, where the template strays over them', () => {
    const strays = (position: string, wounds: number, set: Variant) => {
      const m = stage(position, { set: { ...QUIET, ...set } }).scripted([
        ...scatter(1, 3),
        ...Array.from({ length: wounds }, () => wound()),
      ]);
      resolveAttack(m, { ...ROCKET, target: 2, at: 2 });
      m.dice.finish();
    };
    const friend = 'A rocket 0,0 + soldier 0,13.96 | B sniper 0,10.96';
    strays(friend, 1, {});
    strays(friend, 0, { 'area-effect.splash.friends': 'spared' });
    const melee = 'A rocket 0,0 + soldier 0.98,13.96 | B sniper 0,10.96 | B soldier 0,13.96';
    strays(melee, 2, {});
    strays(melee, 0, { 'area-effect.splash.combat': 'spared' });
  });

  it('DP-Q-75, DP-Q-76: is weighed without those whom it spares', () => {
    const worth = (others: string, set: Variant) =>
      expectedHarm(stage(`A rocket 0,0 | B soldier 0,10${others}`, { set }).scripted([]), ROCKET);
    const spared = { 'area-effect.splash.friends': 'spared', 'area-effect.splash.combat': 'spared' };
    const melee = ' | B soldier 1.9,10';
    expect(worth(melee, spared)).toBeGreaterThan(worth('', spared));
    const friend = (set: Variant) => {
      const m = stage('A rocket 0,0 + soldier 1.9,10 | B soldier 0,10', { set }).scripted([]);
      return expectedHarm(m, { ...ROCKET, target: 2, at: 2 });
    };
    expect(friend({})).toBeLessThan(worth('', {}));
    expect(friend(spared)).toBe(worth('', spared));
  });

  it('DP-Q-71: reaches twice as far where 3 inches are the radius', () => {
    const { strengths } = fire(
      ' | B soldier 3.49,10 + soldier -3.5,10',
      [HIT, wound(), wound()],
      { 'area-effect.size.means': 'radius' },
      'A rocket 0,0 | B soldier 0,10',
    );
    expect(strengths).toEqual([12, 8]);
  });

  it('DP-AOE-07: strikes all at once, before anybody tests Leadership', () => {
    const position = stage('A rocket 0,0 | B soldier 0,10 + soldier 1.5,10', { set: { pickup: 'off' } });
    const m = position.scripted([HIT, wound(2), wound(12), ['leadership', 7]]);
    resolveAttack(m, ROCKET);
    m.dice.finish();
    // The survivor was hit and saw a friend die; the first of its two tests failed and was the last.
    expect(m.state.suppressed[2]).toBe(1);
  });
});
