import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { MOVED } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { ratingsOf } from '../../../src/rulesets/squad-quality/attack/anti-tank.ts';
import { fireBonus } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { chargesOf } from '../../../src/rulesets/squad-quality/attack/vehicle-assault.ts';
import { mayRush } from '../../../src/rulesets/squad-quality/match/allowance.ts';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { aim, stage } from './stage.ts';

const LEFT = { 'powered-armour.weapons': 'off' };

it('powered armour rushes that has left its heavy weapons behind (SQ-PA-07, SQ-HW-02)', () => {
  const rushes = (set: Variant) => mayRush(stage('A armoured 0,0 | B levy 0,12', { set }).scripted([]), 0);
  expect([{}, LEFT, { 'powered-armour': 'off' }].map(rushes)).toEqual([false, true, true]);
});

it('whoever leaves his heavy weapon behind is a rifleman (SQ-PA-07, SQ-CORE-FE-riflemen)', () => {
  const gained = (set: Variant) => {
    const bonus = (each: number) => {
      const m = stage('A armoured 0,0 | B levy 0,12', { set: { ...set, 'shooting.riflemen.each': each } });
      return fireBonus(m.scripted([]), aim(m.scripted([]), MOVED));
    };
    return [3, 2].map((each) => bonus(each) - bonus(8));
  };
  expect([gained({}), gained(LEFT)]).toEqual([
    [0, 1],
    [1, 1],
  ]);
});

it('powered armour assaults no vehicle with heavy weapons that it has left behind (SQ-PA-07, SQ-CORE-VEH-assault)', () => {
  const { armoured } = unitData.profiles;
  const rockets = { ...armoured, id: 'rockets', weapons: ['carbine', 'missile-launcher', 'fusion-gun'] };
  const data = { ...unitData, profiles: { ...unitData.profiles, rockets } };
  const rating = (unit: string, set: Variant = {}) =>
    chargesOf(stage(`A ${unit} 0,0 | B carrier 0,3`, { set, data }).scripted([]), 0).rest;
  expect([rating('rockets'), rating('rockets', LEFT)]).toEqual([5, 3]);
  expect(rating('walker', LEFT)).toBe(rating('walker'));
});

it('support weapons that are rifles like any other have no rating against armour (SQ-CORE-FE-support)', () => {
  const ratings = (unit: string, set: Variant = {}) => {
    const m = stage(`A ${unit} 0,0 | B carrier 0,5`, { set }).scripted([]);
    return [ratingsOf(m, aim(m)).single.length, chargesOf(m, 0).rest];
  };
  const rifles = { 'shooting.support': 'off' };
  expect([ratings('tank-hunters'), ratings('tank-hunters', rifles)]).toEqual([
    [2, 4],
    [0, 3],
  ]);
  expect(ratings('walker', rifles)).toEqual(ratings('walker'));
});
