import { expect, it } from 'vitest';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { isStronger } from '../../policies/duel.ts';

it('a veteran beats whoever picks at random in 97 of 100 matches rather than in 90', () => {
  const grounds = {
    tables: ['24x24-copses', '24x36-hedged-lane'].map((name) => ({ name })),
    armies: zoneControl.armies.slice(0, 2),
  };
  const arenas = knownArenas(zoneControl);
  expect(isStronger(arenas, zoneControl, 'veteran', 'random', { good: 0.97, weak: 0.9 }, grounds)).toBe(true);
});
