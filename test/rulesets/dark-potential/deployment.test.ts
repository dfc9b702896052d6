import { expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

it('refuses a zone in which an army finds no room, in a sentence', () => {
  const variant = {
    'measurement.unit.inch': 0.3,
    'scenario.firstDeployment.depth': 4,
    'scenario.secondDeployment.depth': 4,
  };
  const game = createArenas(darkPotential).game({
    ruleset: 'dark-potential',
    table: { name: 'bare-field' },
    variants: [variant, variant],
    armies: ['suggested', 'suggested'],
    policies: ['random', 'random'],
    seed: 'full',
    pitch: DEFAULT_PITCH,
  });
  const start = () => game.start(seedWords('full'), [createPlayer('random'), createPlayer('random')]);
  expect(start).toThrow(/^There is no room left to deploy [AB] Leader; deepen the zone by /);
});
