import { expect, it } from 'vitest';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { isStronger } from '../../policies/duel.ts';

it('a veteran beats whoever picks at random in 97 of 100 matches rather than in 90', () => {
  const grounds = {
    tables: Object.keys(passCounter.tables)
      .slice(0, 3)
      .map((name) => ({ name })),
    armies: passCounter.armies,
  };
  const arenas = knownArenas(passCounter);
  expect(isStronger(arenas, passCounter, 'veteran', 'random', { good: 0.97, weak: 0.9 }, grounds)).toBe(true);
});
