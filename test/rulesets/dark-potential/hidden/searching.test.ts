import { expect, it } from 'vitest';
import { playMatch } from '../../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { findRuleset } from '../../../../src/rulesets/index.ts';
import { knownArenas } from '../../../known-arenas.ts';

// Bases used to stand still where nobody was in sight to make for, for as long as the bench let them.
it('brings sides that all hide to blows', () => {
  const ruleset = findRuleset('dark-potential');
  const arenas = knownArenas(ruleset);
  const veteran = createPlayer('veteran');
  const outcomes = ['hedgerows', 'wreck-yard', 'eight-features'].map(
    (name) =>
      playMatch(
        arenas,
        {
          ruleset: ruleset.id,
          table: { name },
          variants: [{}, {}],
          armies: ['assassin*6', 'assassin*6'],
          policies: ['veteran', 'veteran'],
          seed: '1',
          pitch: DEFAULT_PITCH,
        },
        [veteran, veteran],
      ).outcome,
  );
  expect(outcomes).not.toContain('unresolved');
});
