import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

it('refuses a zone in which an army finds no room, in a sentence', () => {
  const variant = { 'measurement.unit.inch': 0.3, 'scenario.secondDeployment.depth': 4 };
  const spec = {
    ruleset: 'dark-potential',
    table: { name: 'hedgerows' },
    variants: [variant, variant],
    armies: ['suggested', 'suggested'],
    policies: ['random', 'random'],
    seed: 'f/2437101076',
    pitch: DEFAULT_PITCH,
  } as const;
  const play = () =>
    playMatch(createArenas(darkPotential), spec, [createPlayer('random'), createPlayer('random')]);
  expect(play).toThrow(/^There is no room left to deploy A Leader; deepen the zone by /);
});
