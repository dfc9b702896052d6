/** What a template is expected to take: of all whom it catches where it lands and where it may deviate to. */
import { expect, it } from 'vitest';
import { fractionText } from '../../../src/kernel/fraction.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { DANGER, TACTICS } from '../../../src/rules/decision.ts';
import { takeAction } from '../../../src/rulesets/d20-skirmish/actions/actions.ts';
import { shots } from '../../../src/rulesets/d20-skirmish/actions/attacking.ts';
import { strikeOf } from '../../../src/rulesets/d20-skirmish/attack/attack.ts';
import { expectedHarm, reckoned } from '../../../src/rulesets/d20-skirmish/attack/expected.ts';
import { catchesOfMiss } from '../../../src/rulesets/d20-skirmish/attack/under-template.ts';
import { attack } from '../../../src/rulesets/d20-skirmish/attack/volley.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { effortOf } from '../../../src/rulesets/d20-skirmish/match/effort.ts';
import type { Match } from '../../../src/rulesets/d20-skirmish/match/match.ts';
import { ROLL } from '../../../src/rulesets/d20-skirmish/matchup/rolls.ts';
import { blastsOf } from '../../../src/rulesets/d20-skirmish/places/blasts.ts';
import { planOf, plansOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { stage } from './stage.ts';

it('odds reckon with templates that miss and catch their target all the same (DX-DEV-ASM)', () => {
  const shot = { attacker: 'grenadier', target: 'trooper' };
  const removed = (set = {}) => {
    const scene = stage('A1 grenadier 0,-6 | B1 trooper 0,4', { set });
    const ends = scene.distribution((m) => {
      attack(m, strikeAt(m, 1));
      return m.state.wounds[1] === 0 ? 'removed' : 'left';
    });
    const odds = d20Skirmish.odds!.answer(shot, [set, set]).data as Record<string, string>;
    return [fractionText(ends.get('removed')!), odds['removed']];
  };
  // It hits on 10, with DM 4 more on 1; a miss that deviates by an inch, on 4 faces, catches it; 5 or less save.
  expect(removed()).toEqual(['23/50', '23/50']);
  expect(removed({ 'templates.deviation': 'off' })).toEqual(['77/200', '77/200']);
  expect(removed({ 'templates.deviation.share': 0.05 })).toEqual(['19/25', '19/25']);
});

const strikeAt = (m: Match, target: number) => strikeOf('ranged', 0, m.matchup.models[0].ranged[0], target);

it('catches by a miss whom all deviations of the dice catch (DX-DEV-ASM)', () => {
  const scene = stage(
    'A1 grenadier 0,-9 | A2 trooper 1,4 | B1 trooper 0,6 | B2 trooper 3,6 | B3 trooper 0,14',
  );
  const caught = [0, 0, 0, 0, 0];
  const rollers = scene.matchup.models.map(({ roller }) => roller);
  for (let direction = 1; direction <= 20; direction++) {
    for (let face = 1; face <= 20; face++) {
      const m = scene.scripted([]);
      const roll = (name: number, roller: number) => {
        if (name === ROLL.armour) caught[rollers.indexOf(roller)] += 1 / 400;
        return name === ROLL.shot
          ? 19
          : name === ROLL.deviation
            ? direction
            : name === ROLL.distance
              ? face
              : 1;
      };
      attack({ ...m, dice: { ...m.dice, roll } }, strikeAt(m, 2));
    }
  }
  const chances = catchesOfMiss(scene.scripted([]), strikeAt(scene.scripted([]), 2));
  for (const [model, share] of caught.entries()) expect(chances.get(model) ?? 0).toBeCloseTo(share, 12);
  // An inch away it is still over its target, which four faces of 20 come to; and nothing goes eight inches.
  expect(caught[2]).toBeCloseTo(0.2, 12);
  expect(caught[3]).toBeGreaterThan(0);
  expect(caught[4]).toBe(0);
});

it('is worth what it takes of everybody under it', () => {
  const worthOf = (others: string, set = {}, target = 'trooper') => {
    const m = stage(`A1 grenadier 0,-9 | B1 ${target} 0,6${others}`, { set }).scripted([]);
    return expectedHarm(m, strikeAt(m, 1));
  };
  const alone = worthOf('');
  const still = { 'templates.deviation': 'off' };
  expect(worthOf(' | B2 trooper 1,6', still)).toBeCloseTo(2 * worthOf('', still), 12);
  const both = worthOf('', still) + worthOf('', still, 'berserk');
  expect(worthOf(' | B2 berserk 1,6', still)).toBeCloseTo(both, 12);
  expect(alone).toBeGreaterThan(worthOf('', still));
  expect(worthOf(' | B2 trooper 12,6')).toBeCloseTo(alone, 12);
  expect(worthOf(' | B2 trooper 1,6', { 'templates.area': 'off' })).toBeCloseTo(
    worthOf('', { 'templates.area': 'off' }),
    12,
  );
});

it('is worth less by what it takes of its own side, which is a danger', () => {
  const m = stage('A1 grenadier 0,-9 | A2 berserk 1,5 | B1 trooper 0,6').scripted([]);
  const { harm, own } = reckoned(m, strikeAt(m, 2));
  expect(own(1)).toBeGreaterThan(0);
  expect(expectedHarm(m, strikeAt(m, 2))).toBeCloseTo(harm(1) - own(1), 12);
  const [shot, still] = [new Float64Array(TACTICS.length), new Float64Array(TACTICS.length)];
  const plan = planOf(m, 0, 1);
  shots(m, 0, plan)[0].weigh(shot);
  plan.weighStay(0, still, 0);
  expect(shot[DANGER] - still[DANGER]).toBeCloseTo(own(1), 12);
});

it.each([
  ['two enemies rather than one', 'B1 trooper -8,6 | B2 trooper 8,6 | B2 trooper 9,6', 2],
  ['one rather than two beside a friend', 'B1 trooper 8,6 | B1 trooper 9,6 | B2 trooper -8,6', 3],
])('is fired by a veteran at %s', (beside, enemies, number) => {
  const friend = beside.includes('friend') ? 'A2 commander 8,5 | ' : '';
  const scene = stage(`A1 grenadier 0,-9 | ${friend}${enemies}`, { set: { 'ranged.engaged': 'off' } });
  const m = scene.scripted(
    [
      ['shot', 19],
      ['deviation', 1],
      ['distance', 20],
    ],
    createPlayer('veteran'),
  );
  takeAction(m, effortOf(0, 1), plansOf(m, 0));
  const text = scene.told.find(({ text }) => text.includes('shoots at'))?.text;
  expect(text).toMatch(new RegExp(number === 3 ? 'B Trooper 3' : 'B Trooper [23]'));
});

it('places are judged by all whom a template covers beside its target, friends against it', () => {
  const harmAt = (others: string) => {
    const m = stage(`A1 grenadier 0,-9 | B1 trooper 0,6${others}`).scripted([]);
    const { look, rowOf } = scout(m, 0);
    const here = m.state.point[0];
    look([here]);
    return m.battlefield.columns.harm[rowOf(here)];
  };
  const alone = harmAt('');
  expect(alone).toBeGreaterThan(0);
  expect(harmAt(' | B1 trooper 2,6')).toBeCloseTo(2 * alone, 12);
  expect(harmAt(' | B1 trooper 3,6')).toBe(alone);
  expect(harmAt(' | A2 trooper 0,4')).toBeCloseTo(0, 12);
});

it('places are judged by templates alike for both seats, to the last digit', () => {
  const judged = (position: string, model: number, enemy: number) => {
    const m = stage(position).scripted([]);
    return blastsOf(m, model)(enemy, m.state.point[enemy]);
  };
  const [own, theirs] = ['grenadier 0,0 | A2 trooper 1,5', 'trooper 0,6 | B2 sergeant 1,6'];
  const turned = 'A1 trooper 0,-6 | A2 sergeant -1,-6 | B1 grenadier 0,0 | B2 trooper -1,-5';
  expect(judged(`A1 ${own} | B1 ${theirs}`, 0, 2)).toEqual(judged(turned, 2, 0));
});
