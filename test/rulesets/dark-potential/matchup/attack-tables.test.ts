import { expect, it } from 'vitest';
import { shotAt } from '../../../../src/rulesets/dark-potential/matchup/attack-tables.ts';
import { stage, weapon } from '../stage.ts';

it('what a model can do by its shots is the best of them, or all at whoever they leave standing (DP-Q-69)', () => {
  const [pistol, rifle] = ['pistol', 'sniper-rifle'].map(weapon);
  const bits = (...weapons: number[]) => weapons.reduce((sum, one) => sum | (1 << one), 0);
  const harms = (weapons: string) => {
    const set = { 'ranged-attack.attack.weapons': weapons };
    const { matchup } = stage('A soldier 0,0 | B soldier 0,8', { set }).scripted([]);
    const harm = (...guns: number[]) => matchup.gunnery.tables(0, bits(...guns), 1, 1).still[shotAt(4, 0)];
    const kills = matchup.gunnery.gun('ranged', 0, pistol, 1).chance(8, 0, false);
    const spared = 1 - kills * matchup.harm.killsPerHit(pistol, 1, 1);
    return { spared, singly: [harm(pistol), harm(rifle)], both: harm(pistol, rifle) };
  };
  const { both, singly } = harms('one');
  expect(both).toBe(Math.max(...singly));
  const all = harms('all');
  expect(all.singly).toEqual(singly);
  expect(all.both).toBeCloseTo(singly[0] + all.spared * singly[1], 12);
  expect(all.both).toBeGreaterThan(both);
});
