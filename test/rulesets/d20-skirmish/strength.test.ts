import { expect, it } from 'vitest';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { isStronger } from '../../policies/duel.ts';

it('a veteran beats whoever picks at random in 97 of 100 matches rather than in 90', () => {
  const grounds = {
    tables: Object.keys(d20Skirmish.tables)
      .slice(0, 3)
      .map((name) => ({ name })),
    armies: ['company', 'rifles', 'shock'],
  };
  const arenas = knownArenas(d20Skirmish);
  expect(isStronger(arenas, d20Skirmish, 'veteran', 'random', { good: 0.97, weak: 0.9 }, grounds)).toBe(true);
});
