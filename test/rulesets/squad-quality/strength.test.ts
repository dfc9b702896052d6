import { expect, it } from 'vitest';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { isStronger } from '../../policies/duel.ts';

it('a veteran beats whoever picks at random in 97 of 100 matches rather than in 90', () => {
  const grounds = {
    tables: [{ name: 'sq-hamlet' }],
    armies: ['line*2+officer', 'levy*2+sniper'],
  };
  const arenas = knownArenas(squadQuality);
  expect(isStronger(arenas, squadQuality, 'veteran', 'random', { good: 0.97, weak: 0.9 }, grounds)).toBe(
    true,
  );
});
