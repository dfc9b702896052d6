import { expect, it } from 'vitest';
import type { Rule } from '../../../src/rules/rule.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { demolitions } from '../../../src/rulesets/d20-skirmish/actions/demolition.ts';
import { shotsOpen } from '../../../src/rulesets/d20-skirmish/attack/targets.ts';
import { offerDive } from '../../../src/rulesets/d20-skirmish/attack/templates.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { rangeBetween } from '../../../src/rulesets/d20-skirmish/match/altitude.ts';
import { isInCommand } from '../../../src/rulesets/d20-skirmish/match/commanding.ts';
import { contactsOf } from '../../../src/rulesets/d20-skirmish/match/engagement.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { raise } from '../../../src/rulesets/d20-skirmish/match/works.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { CLAUSE, rules } from '../../../src/rulesets/d20-skirmish/rules/index.ts';
import { choosing, counted, nearestTo, stage } from './stage.ts';

it('whoever has no template weapons of his own dives from those of others (DX-DIV-01)', () => {
  const dives = (setB: Variant) => {
    const position = 'A1 grenadier 0,-9 | B1 trooper 0,0 wait';
    const m = stage(position, { setB }).scripted([['leadership', 1]], choosing({ 'DX-D-05': 1 }));
    offerDive(m, shotsOpen(m, 0)[0]);
    return counted(m, 1, 'dives');
  };
  const off = ['templates', 'templates.dive'].map((path) => dives({ [path]: 'off' }));
  expect([dives({}), ...off]).toEqual([1, 1, 0]);
});

it('whoever gives no orders commands no farther than others, for rallies (DX-CMD-01, DX-MOR-12)', () => {
  const reaches = (set: Variant) =>
    isInCommand(stage('A1 commander 0,0 | A2 trooper 0,15 | B1 trooper 9,9', { set }).scripted([]), 0, 1);
  const off = ['command', 'command.distance'].map((path) => reaches({ [path]: 'off' }));
  expect([reaches({}), ...off]).toEqual([false, false, true]);
});

it('how high a flyer is goes by the rules of its side, as they say (DX-ALT-REACH, DX-ALT-SIGHT)', () => {
  const meets = (a: Variant, b: Variant) => {
    const staging = { set: a, setB: { 'locomotion.aloft': 'on', 'locomotion.heights': 'on', ...b } } as const;
    const m = stage('A1 gunship 0,0 | B1 trooper 0,1', staging).scripted([]);
    return [contactsOf(m, 0).length, contactsOf(m, 1).length, rangeBetween(m, 1, 0) > 0];
  };
  const none = { 'locomotion.aloft': 'off', 'locomotion.heights': 'off' } as const;
  expect([meets({}, {}), meets({}, none), meets(none, {})]).toEqual([
    [0, 0, true],
    [0, 0, true],
    [1, 1, false],
  ]);
  const { aloft, heights } = rules.find(({ id }) => id === 'locomotion')!.clauses as Rule['clauses'];
  expect([aloft.governs, heights.governs]).toEqual(['owner', 'owner']);
});

it('rates and weapons against terrain act for the side that has them alone (DX-ATK-02, DX-TYP-ASM)', () => {
  const acts = (path: string, unit: string, clause: number, act: (m: Match) => void) =>
    [{}, { [path]: 'off' }].map((set: Variant) => {
      const m = stage(`A1 ${unit} 0,0 | B1 trooper 0,9 | B2 tank 9,9`, { set, setB: { [path]: 'on' } });
      const match = m.scripted([]);
      // The wreck is of metal.
      const weapons = match.matchup.weapons.map((weapon) => ({ ...weapon, effect: 'radiant' as const }));
      raise(match, 0, nearestTo(match.battlefield.ground, [0, 8]));
      act({ ...match, matchup: { ...match.matchup, weapons }, dice: { roll: () => 1 } });
      return match.state.acts[clause] > 0;
    });
  const shoots = (m: Match) => attack(m, shotsOpen(m, 0)[0]);
  const wrecks = (m: Match) => demolitions(m, 0, planOf(m, 0, 3))[0].act();
  expect(acts('ranged.rate', 'heavy', CLAUSE.ranged.rate, shoots)).toEqual([true, false]);
  expect(acts('works.types', 'hunter', CLAUSE.works.types, wrecks)).toEqual([true, false]);
});
