import { describe, expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/match/activation.ts';
import { moveStep } from '../../../src/rulesets/dark-potential/turn/move-step.ts';
import { table } from '../../kernel/bare-table.ts';
import { hidden } from './hiding.ts';
import { type Script, type Staging, stage, weapon } from './stage.ts';

/** Without terrain nobody is in cover from whom it sees, and there is none to go to. */
const OPEN = table(24, 24, []);
const FAILS: Script = [
  ['hit', 2],
  ['wound', 12],
  ['leadership', 12],
];
const AT_ONCE: Variant = { 'leadership.suppressed.ownActivation': 'at-once' };

/** The Move step of the last model, which a Leader on Overwatch hits; gives whether it may go on as it likes. */
function goesOn(unit: 'soldier' | 'assassin', set: Variant): boolean {
  const staging: Staging = { set: { 'overwatch.arc': 'off', ...set }, table: OPEN };
  const position =
    unit === 'assassin'
      ? hidden('A leader 0,0', ['0,9'], staging).position
      : stage('A leader 0,0 | B soldier 0,9', staging);
  position.start.reaction[0] = ON_OVERWATCH;
  position.start.named[0] = weapon('laser-pistol');
  const asked: string[] = [];
  const found: Script = unit === 'assassin' ? [['perception', 2]] : [];
  const m = position.scripted([...found, ...FAILS], ({ point, count }) => {
    asked.push(point);
    if (point === 'DP-D-30') return Math.min(2, count - 1);
    return point === 'DP-D-14' || point === 'DP-D-15' ? count - 1 : 0;
  });
  const [model] = m.matchup.force[1];
  const { unit: mine, group } = m.matchup.models[model];
  m.state.acting = group;
  moveStep(m, openActivation(m, mine, [model]), model);
  m.dice.finish();
  expect([m.state.suppressed[model] > 0, m.state.point[model] !== NOWHERE]).toEqual([true, true]);
  return asked.includes('DP-D-16');
}

describe.each(['soldier', 'assassin'] as const)('a %s that fails on its way', (unit) => {
  it('DP-Q-128: finishes its movement, or by other readings goes for cover from there', () => {
    const readings = ['finishes-move', 'next', 'at-once', 'both'];
    const went = readings.map((reading) => goesOn(unit, { 'leadership.suppressed.ownActivation': reading }));
    expect(went).toEqual([true, true, false, false]);
  });

  it('DP-LDR-06: need not go for cover without the clause', () => {
    expect(goesOn(unit, { ...AT_ONCE, 'leadership.forced': 'off' })).toBe(true);
  });
});
