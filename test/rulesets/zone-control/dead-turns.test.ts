import { expect, it } from 'vitest';
import { goTo } from '../../../src/rulesets/zone-control/moves/moves.ts';
import { nearestTo, stage } from './stage.ts';

/** Whether the turn of seat A is dead after its trooper went from one place to another, in inches from the centre. */
function isDead(from: string, to: readonly [number, number], enemy = '0,6'): boolean {
  const m = stage(`A trooper ${from} | B trooper ${enemy}`, { lattice: true }).scripted([]);
  goTo(m, 0, nearestTo(m.battlefield.ground, to));
  return m.state.stirred[0] === 0;
}

it('a turn is dead unless somebody goes nearer to an enemy or into another zone', () => {
  // Zones of a board of 24 by 24 inches begin and end at its middle.
  expect(isDead('5,-4', [5, -4])).toBe(true);
  expect(isDead('5,-4', [5, -8])).toBe(true);
  expect(isDead('5,-4', [5, -2])).toBe(false);
  expect(isDead('5,-4', [-8, -10])).toBe(false);
});
