import { expect, it } from 'vitest';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { d20Skirmish, passCounter } from '../../src/rulesets/index.ts';

const titleOf = ({ odds }: Pick<Ruleset, 'odds'>, asked: Record<string, string>) =>
  odds!.answer(asked, [{}, {}]).lines[0];

it('odds of d20 Skirmish say how far off the target is, and which way the die counts', () => {
  const shot = { attacker: 'sniper', target: 'trooper' };
  expect(titleOf(d20Skirmish, { ...shot, distance: '20' })).toBe(
    'Sniper with Sniper Rifle at Trooper 20 inches away: 1 die, 15 or less to hit, 7 or less to save',
  );
  expect(titleOf(d20Skirmish, shot)).toContain('at Trooper 10 inches away: 1 die, 13 or less to hit');
  expect(titleOf(d20Skirmish, { attacker: 'berserk', target: 'trooper' })).toContain(
    'at Trooper in contact: 2 dice, ',
  );
});

it('odds of Pass Counter say how far off the target is', () => {
  const pair = { attacker: 'trooper', target: 'bruiser' };
  expect(titleOf(passCounter, { ...pair, distance: '1.5' })).toContain(
    'Trooper with Rifle at Bruiser 1.5 inches away: ',
  );
  expect(titleOf(passCounter, { ...pair, attacker: 'bruiser' })).toContain(
    'Bruiser with Hammer at Bruiser in contact: ',
  );
});
