import { describe, expect, it } from 'vitest';
import { rulesets } from '../../src/rulesets/index.ts';
import { knownArenas } from '../known-arenas.ts';
import { isStronger } from './duel.ts';

describe.each(rulesets)('$title', (ruleset) => {
  const arenas = knownArenas(ruleset);
  const tables = [{ name: Object.keys(ruleset.tables)[0] }];
  const grounds = { tables, armies: [ruleset.defaultArmy] };
  const varied = { tables, armies: ruleset.armies };

  it.each(['regular', 'aggressive', 'cautious', 'opportunist'])(
    'is won by the %s against random play nearly always',
    (policy) => {
      expect(isStronger(arenas, ruleset, policy, 'random', { good: 0.95, weak: 0.8 }, grounds)).toBe(true);
    },
  );

  it('is won mostly by the recruit against random play, and by the veteran against him', () => {
    expect(isStronger(arenas, ruleset, 'recruit', 'random', { good: 0.85, weak: 0.65 }, grounds)).toBe(true);
    expect(isStronger(arenas, ruleset, 'veteran', 'recruit', { good: 0.65, weak: 0.5 }, varied)).toBe(true);
  });

  it('is not won by random play against care', () => {
    expect(isStronger(arenas, ruleset, 'random', 'regular', { good: 0.65, weak: 0.5 }, grounds)).toBe(false);
  });
});
