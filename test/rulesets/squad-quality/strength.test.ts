import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { squadQuality } from '../../../src/rulesets/squad-quality/index.ts';
import { isStronger } from '../../policies/duel.ts';

it('a veteran beats whoever picks at random in 97 of 100 matches rather than in 90', () => {
  const grounds = {
    tables: Object.keys(squadQuality.tables)
      .slice(0, 2)
      .map((name) => ({ name })),
    armies: squadQuality.armies.slice(0, 2),
  };
  const arenas = createArenas(squadQuality);
  expect(isStronger(arenas, squadQuality, 'veteran', 'random', { good: 0.97, weak: 0.9 }, grounds)).toBe(
    true,
  );
});
