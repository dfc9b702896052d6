import { expect, it } from 'vitest';
import type { Variant } from '../../../src/rules/variant.ts';
import { lookAtFoes } from '../../../src/rulesets/zone-control/match/foes.ts';
import { surveyPlaces } from '../../../src/rulesets/zone-control/places/survey.ts';
import { stage } from './stage.ts';

/** Danger to the first model of side A where it stands. */
function dangerIn(position: string): number {
  const m = stage(position).scripted([]);
  lookAtFoes(m, 0);
  return surveyPlaces(m, 0, [m.state.point[0]], 1).danger[0];
}

it('danger is less where an enemy can do as much to a friend, since he attacks one of them', () => {
  const alone = dangerIn('A trooper 0,0 | B trooper 0,9');
  expect(alone).toBeGreaterThan(0);
  expect(dangerIn('A trooper 0,0 | A trooper 1,0 | B trooper 0,9')).toBeCloseTo(alone * (0.25 / 0.65), 9);
  expect(dangerIn('A trooper 0,0 | A trooper 0,-40 | B trooper 0,9')).toBeCloseTo(alone, 9);
});

it('shock is worth nothing where it neither makes anybody check nor counts in any check (ZC-MOR-03, ZC-A9)', () => {
  const worth = (set: Variant) => {
    const { harm } = stage('A trooper 0,0 | B bulwark 0,9', { set }).scripted([]).matchup;
    return harm.withSaves(0).worth.reduce((sum, one) => sum + one, 0);
  };
  const [check, who] = [{ 'morale.check': 'off' }, { 'morale.who': 'off' }] as const;
  const [usual, none] = [worth({}), worth({ morale: 'off' })];
  expect(usual).toBeGreaterThan(none);
  expect([worth(check), worth(who), worth({ ...check, ...who })]).toEqual([usual, usual, none]);
  expect(worth({ ...check, ...who, 'rally.check.shock': 'counts' })).toBe(usual);
});
