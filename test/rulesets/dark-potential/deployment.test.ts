import { expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Variant } from '../../../src/rules/variant.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';

/** What is told while both suggested armies deploy on an empty table. */
function deployment(set: Variant): string[] {
  const told: string[] = [];
  const { game, players } = opened(set);
  game.start(seedWords('told'), players, ({ text }) => told.push(text));
  return told;
}

function opened(variant: Variant) {
  const game = createArenas(darkPotential).game({
    ruleset: 'dark-potential',
    table: { name: 'bare-field' },
    variants: [variant, variant],
    armies: ['suggested', 'suggested'],
    policies: ['random', 'random'],
    seed: 'full',
    pitch: DEFAULT_PITCH,
  });
  return { game, players: [createPlayer('random'), createPlayer('random')] as const };
}

it('DP-SQD-02, DP-D-07: tells who leads a squad once its members stand', () => {
  const told = deployment({});
  for (const side of ['A', 'B']) {
    const leads = told.findIndex((text) => text.startsWith(side) && text.endsWith(`leads ${side} Soldiers.`));
    expect(told[leads]).toMatch(/^[AB] (Rocket )?Soldier \d leads /);
    expect(told[leads - 1]).toContain(`${side} Rocket Soldier 5 deploys`);
  }
  expect(deployment({ 'squads.leader': 'off' }).filter((text) => text.includes('leads'))).toEqual([]);
});

it('refuses a zone in which an army finds no room, in a sentence', () => {
  const variant = {
    'measurement.unit.inch': 0.3,
    'scenario.firstDeployment.depth': 4,
    'scenario.secondDeployment.depth': 4,
  };
  const { game, players } = opened(variant);
  expect(() => game.start(seedWords('full'), players)).toThrow(
    /^There is no room left to deploy [AB] Leader; deepen the zone by /,
  );
});
