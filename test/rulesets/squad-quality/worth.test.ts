import { expect, it } from 'vitest';
import { unitData } from '../../../src/rulesets/squad-quality/units/armies.ts';
import { stage } from './stage.ts';

const { profiles } = unitData;
/** The Line Squad at a price of its own. */
const data = {
  ...unitData,
  profiles: { ...profiles, dear: { ...profiles['line'], id: 'dear', points: 1000 } },
} as typeof unitData;

function worthOf(position: string) {
  const { worth, figureWorth, forceWorth } = stage(position, { data }).scripted([]).matchup;
  return { worth: [...worth], figure: [...figureWorth], force: forceWorth };
}

it('what a side loses counts by its share of that side, whatever it costs (SQ-CORE-SCN-ties)', () => {
  const { worth, force } = worthOf('A dear 0,-8 | A dear 4,-8 | B line 0,8 | B line 4,8');
  for (const one of worth) expect(one).toBeCloseTo(profiles['line'].points / 3, 9);
  expect(force[0]).toBeCloseTo(force[1], 9);
  const uneven = worthOf('A dear 0,-8 | B line 0,8 | B line 4,8');
  expect(uneven.worth[0]).toBeCloseTo(uneven.worth[1] + uneven.worth[2], 9);
});

it('between sides that cost the same it is what was paid, a rifleman being 1', () => {
  const { worth, figure } = worthOf('A line 0,-8 | A sniper 4,-8 | B sniper 0,8 | B line 4,8');
  const [line, sniper] = [profiles['line'].points / 3, profiles['sniper'].points / 3];
  expect(worth).toEqual([line, sniper, sniper, line]);
  expect(figure[0]).toBe(1);
});
