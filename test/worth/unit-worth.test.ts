import { expect, it } from 'vitest';
import { toy } from '../toy-ruleset.ts';
import { worthOfUnits } from './unit-worth.ts';

it('finds that whoever has more lives left wins, and tells nothing of units that nobody lost', () => {
  const duellists = { ...toy, armies: ['duellist'] };
  const [duellist, ...others] = worthOfUnits(duellists, 400, {}, 'duels', () => {});
  expect(others).toEqual([]);
  expect(duellist.unit).toBe('duellist');
  expect(duellist.logOdds - duellist.within).toBeGreaterThan(2);
});
