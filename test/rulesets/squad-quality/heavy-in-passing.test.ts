import { expect, it } from 'vitest';
import { aimAt, placeShot } from '../../../src/rulesets/squad-quality/attack/aim.ts';
import { fireBonus } from '../../../src/rulesets/squad-quality/attack/shots.ts';
import { mannerInPassing } from '../../../src/rulesets/squad-quality/attack/targets.ts';
import { stage } from './stage.ts';

/** What the powered armour of A adds to its dice as the first of B passes by, having acted or not, and moved or not. */
function bonusInPassing(done: number, moved: number, set = {}): number {
  const m = stage('A armoured 0,0 | B line 0,9', { set }).scripted([]);
  [m.state.done[0], m.state.moved[0]] = [done, moved];
  const aim = aimAt(m, 0, 1);
  const [from, at] = m.state.point;
  expect(placeShot(m, aim, from, at, mannerInPassing(m, 0), [])).toBe(true);
  return fireBonus(m, aim);
}

it('powered armour that has moved this turn fires in passing without its heavy weapons (SQ-PA-07, SQ-HW-03)', () => {
  const stood = bonusInPassing(1, 0);
  expect(bonusInPassing(1, 1)).toBeLessThan(stood);
  // It moved in the turn before.
  expect(bonusInPassing(0, 1)).toBe(stood);
  const left = { 'powered-armour.weapons': 'off' };
  expect(bonusInPassing(1, 1, left)).toBe(bonusInPassing(1, 0, left));
});
