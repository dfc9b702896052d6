import { expect, it } from 'vitest';
import { inches } from '../../../src/kernel/length.ts';
import { DANGER, TACTICS } from '../../../src/rules/decision.ts';
import { planOf } from '../../../src/rulesets/d20-skirmish/places/plan.ts';
import { scout } from '../../../src/rulesets/d20-skirmish/places/scouting.ts';
import { unitData } from '../../../src/rulesets/d20-skirmish/units/unit-data.ts';
import { nearestTo, stage } from './stage.ts';

/** Who burns enemies within 6 inches of him, and nobody farther off. */
const flames = {
  weapons: {
    flame: {
      ...unitData.weapons.rifle,
      id: 'flame',
      title: 'Flame',
      bands: { PB: 6, SR: null, MR: null, LR: null, ER: null },
    },
  },
  profiles: { flamer: { like: 'trooper', weapons: ['flame', 'bayonet'] } },
};

it.each([
  ['trooper', 20],
  ['channeler', 20],
  ['flamer', 6],
  ['berserk', 0],
])('brings a %s no nearer to an enemy in sight than %i inches', (unit, standoff) => {
  const { matchup } = stage(`A1 ${unit} 0,-10 | B1 trooper 0,10`, flames).scripted([]);
  expect(matchup.standoff[0]).toBe(inches(standoff));
});

it('promises whoever has to come near a shot within two moves, less far off and none from farther', () => {
  const found = (unit: string, y: number) => {
    const m = stage(`A1 ${unit} 0,-16 | B1 trooper 0,16`, flames).scripted([]);
    const { ground, columns } = m.battlefield;
    const at = nearestTo(ground, [0, y]);
    const { look, rowOf } = scout(m, 0);
    look([at]);
    const { harm, soon, later } = columns;
    return [harm, soon, later].map((column) => column[rowOf(at)] > 0);
  };
  // The gap is shorter by an inch of bases: 5, 10, 14 and 19 inches.
  expect(found('flamer', 10)[0]).toBe(true);
  expect(found('flamer', 5)).toEqual([false, true, false]);
  expect(found('flamer', 1)).toEqual([false, false, true]);
  expect(found('flamer', -4)).toEqual([false, false, false]);
});

it('counts half the danger to whoever has to come near', () => {
  const dangerTo = (unit: string) => {
    const m = stage(`A1 ${unit} 0,-8 | A1 trooper 4,-8 | B1 heavy 0,8`, flames).scripted([]);
    const into = new Float64Array(TACTICS.length);
    planOf(m, 0, 2).weighAt(m.state.point[0], 0, into);
    return into[DANGER];
  };
  expect(dangerTo('flamer')).toBeCloseTo(dangerTo('trooper') / 2, 10);
  expect(dangerTo('trooper')).toBeGreaterThan(0.05);
});
