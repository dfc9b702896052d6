/** What powers are reckoned with by: who acts next, whom they threaten, and what places promise for them. */
import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { harmOfPower, powersOpen } from '../../../src/rulesets/d20-skirmish/attack/powers.ts';
import { BROKEN } from '../../../src/rulesets/d20-skirmish/matchup/modifiers.ts';
import { judgementOf } from '../../../src/rulesets/d20-skirmish/places/judgement.ts';
import { promiseOf, promiseOfSpot, threatTo } from '../../../src/rulesets/d20-skirmish/places/promise.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { stage } from './stage.ts';

it.each([
  ['channeler', 2],
  ['seer', 1],
])('whose turn it is counts what a %s channels with two actions', (unit, times) => {
  const m = stage(`A1 ${unit} 0,-9 | B1 trooper 0,9`).scripted([]);
  const [power] = powersOpen(m, 0);
  expect(harmOfPower(m, power)).toBeGreaterThan(0.1);
  expect(promiseOf(m, 0)).toBeCloseTo(times * harmOfPower(m, power), 10);
  expect(promiseOf(m, 0, [])).toBe(0);
});

it('counts no powers of whoever has not the heart, is engaged, sees nobody or never has the actions', () => {
  const promised = (position: string, set: Variant = {}, morale = 0) => {
    const m = stage(position, { set }).scripted([]);
    m.state.morale[0] = morale;
    return promiseOf(m, 0);
  };
  const duel = 'A1 seer 0,-9 | B1 trooper 0,9';
  expect(promised(duel)).toBeGreaterThan(0);
  expect(promised(duel, {}, BROKEN)).toBe(0);
  expect(promised('A1 seer 0,-15 | B1 trooper 0,15')).toBe(0);
  expect(promised('A1 seer 0,-9 | B1 sniper 0,9 hidden')).toBe(0);
  for (const off of ['powers', 'powers.channel']) expect(promised(duel, { [off]: 'off' })).toBe(0);
  const profiles = { idler: { like: 'seer', actions: 1 } } as const;
  expect(promiseOf(stage('A1 idler 0,-9 | B1 trooper 0,9', { profiles }).scripted([]), 0)).toBe(0);
});

it('counts powers among what threatens a squad, and what telling a channeler of somebody is worth', () => {
  const m = stage('A1 trooper 0,-9 | B1 channeler 0,9').scripted([]);
  expect(threatTo(m, 0)).toBeGreaterThan(0.1);
  m.state.activated[1] = 1;
  expect(threatTo(m, 0)).toBe(0);
  const hunt = stage('A1 channeler 0,-4 | B1 sniper 0,4 hidden').scripted([]);
  expect(promiseOfSpot(hunt, 0, { model: 1, at: hunt.state.point[1] })).toBeGreaterThan(0.1);
});

it('promises no power of two actions where one is left, and one where there are three', () => {
  const attacks = (unit: string) => {
    const m = stage(`A1 ${unit} 0,-9 | B1 trooper 0,9`).scripted([]);
    const { attacksFrom } = judgementOf(m, 0, scout(m, 0));
    return [1, 2, 3, 4].map((left) => attacksFrom(m.state.point[0], left));
  };
  const [one, two, three, four] = attacks('seer');
  expect([one, three]).toEqual([0, two]);
  expect(two).toBeGreaterThan(0.1);
  expect(four).toBeGreaterThan(three);
  expect(attacks('channeler')[0]).toBeGreaterThan(0);
});
