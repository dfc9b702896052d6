import { describe, expect, it } from 'vitest';
import { playMatch } from '../../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { caution } from '../../../../src/rulesets/dark-potential/places/patience.ts';
import { findRuleset } from '../../../../src/rulesets/index.ts';
import { knownArenas } from '../../../known-arenas.ts';
import { stage } from '../stage.ts';

describe('how much danger counts', () => {
  const m = stage('A soldier 0,0 | A soldier 1,0 | B soldier 0,9 | B soldier 1,9').scripted([]);

  it('is all of it until three rounds went by in which no enemy lost a wound', () => {
    m.state.quiet.fill(3);
    expect([caution(m, 0), caution(m, 1)]).toEqual([1, 1]);
  });

  it('falls from then on to whoever is not behind', () => {
    m.state.quiet.fill(5);
    expect([caution(m, 0), caution(m, 1)]).toEqual([1 / 5, 1 / 5]);
    m.state.wounds[2] = 0;
    expect([caution(m, 0), caution(m, 1)]).toEqual([1 / 5, 1]);
  });
});

// Six models waited out of sight of two from round 9 to round 20.
it('ends a standoff', () => {
  const ruleset = findRuleset('dark-potential');
  const veteran = createPlayer('veteran');
  const spec = {
    ruleset: ruleset.id,
    table: { name: 'wreck-yard' },
    variants: [{}, {}],
    armies: ['suggested', 'suggested'],
    policies: ['veteran', 'veteran'],
    seed: 'st/145',
    pitch: DEFAULT_PITCH,
  } as const;
  let quiet = 0;
  let longest = 0;
  playMatch(knownArenas(ruleset), spec, [veteran, veteran], ({ kind }) => {
    if (kind === 'turn') longest = Math.max(longest, ++quiet);
    if (kind === 'attack') quiet = 0;
  });
  expect(longest).toBeLessThan(12);
});
