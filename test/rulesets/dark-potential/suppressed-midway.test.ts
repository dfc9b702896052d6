import { describe, expect, it } from 'vitest';
import { type Model, NOWHERE } from '../../../src/kernel/entities.ts';
import { labelsOf } from '../../../src/rules/decision.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { remove } from '../../../src/rulesets/dark-potential/attack/casualties.ts';
import { testMorale } from '../../../src/rulesets/dark-potential/attack/morale.ts';
import { ON_OVERWATCH } from '../../../src/rulesets/dark-potential/battlefield/state.ts';
import { openActivation } from '../../../src/rulesets/dark-potential/match/activation.ts';
import type { Strike } from '../../../src/rulesets/dark-potential/match/strike.ts';
import { actionStep } from '../../../src/rulesets/dark-potential/turn/action-step.ts';
import { moveStep } from '../../../src/rulesets/dark-potential/turn/move-step.ts';
import { table } from '../../kernel/bare-table.ts';
import { hidden } from './hiding.ts';
import { behind, type Script, type Staging, stage, weapon } from './stage.ts';

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

/** The launcher's bearer stands still, its mate falls to Overwatch as it moves, and it fails for what it sees; gives what it may do. */
function mayDo(set: Variant = {}): readonly string[] {
  const staging: Staging = { view: () => behind(2), set: { pickup: 'off', ...set } };
  const position = stage('A leader 0,0 | B rocket 0,9 + soldier 2,9', staging);
  const offered: string[] = [];
  const m = position.scripted([['leadership', 12]], (decision) => {
    if (decision.point === 'DP-D-20') offered.push(...labelsOf(decision));
    return 0;
  });
  const { group, unit } = m.matchup.models[1];
  m.state.active = 1;
  m.state.acting = group;
  const activation = openActivation(m, unit, [1]);
  const strike: Strike = {
    kind: 'overwatch',
    attacker: 0,
    weapon: weapon('laser-pistol'),
    target: 2,
    from: 0,
    at: 2,
  };
  const death = remove(m, 2, strike);
  const shock = { strike, survivors: [], damaged: new Set<Model>(), deaths: [{ ...death, seenBy: [1] }] };
  testMorale(m, shock, 'attack');
  actionStep(m, activation, 1);
  m.dice.finish();
  return offered;
}

describe('a bearer of a launcher that stood still and fails before its action', () => {
  const shots = (offered: readonly string[]) =>
    offered.flatMap((label) => /^shoot .* with (.*)$/.exec(label)?.[1] ?? []);

  it('DP-LDR-07, DP-WPN-MOS: in cover has no Movement left that keeps a weapon from being silent', () => {
    expect(shots(mayDo())).toEqual(['Pistol']);
    expect(shots(mayDo({ 'leadership.forfeit.countsAsMove': 0 }))).toEqual(['Pistol', 'Rocket Launcher']);
    expect(shots(mayDo({ 'leadership.suppressed.ownActivation': 'next' }))).toEqual([
      'Pistol',
      'Rocket Launcher',
    ]);
    expect(mayDo({ 'leadership.forfeit.action': 'free' })).toContain('move again');
  });
});
