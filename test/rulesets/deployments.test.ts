import { describe, expect, it } from 'vitest';
import { seedWords } from '../../src/kernel/luck.ts';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import type { Variant } from '../../src/rules/variant.ts';
import { d20Skirmish } from '../../src/rulesets/d20-skirmish/index.ts';
import { darkPotential } from '../../src/rulesets/dark-potential/index.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';
import { squadQuality } from '../../src/rulesets/squad-quality/index.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';

/** Rulesets that draw a plan of deployment, each with a change that no place to deploy is weighed by. */
const RULESETS: readonly (readonly [Ruleset, Variant])[] = [
  [darkPotential, { regeneration: 'off' }],
  [zoneControl, { 'victory.ties': 'off' }],
  [passCounter, { seize: 'off' }],
  [squadQuality, { 'scenario.ties': 'off' }],
  [d20Skirmish, { rally: 'off' }],
];

/** Where the models of both sides stand before the first turn of a match between veterans. */
function deployed(arenas: Arenas, ruleset: Ruleset, seed: string, variant: Variant = {}): string {
  const game = arenas.game({
    ruleset: ruleset.id,
    table: { name: Object.keys(ruleset.tables)[0] },
    variants: [variant, variant],
    armies: [ruleset.defaultArmy, ruleset.defaultArmy],
    policies: ['veteran', 'veteran'],
    seed,
    pitch: DEFAULT_PITCH,
  });
  const places: unknown[] = [];
  game.start(seedWords(seed), [createPlayer('veteran'), createPlayer('veteran')], ({ kind, data }) => {
    if (kind === 'deploy') places.push(data);
  });
  return JSON.stringify(places);
}

describe.each(RULESETS)('deployment in $id', (ruleset, later) => {
  const arenas = createArenas(ruleset);
  const seeds = Array.from({ length: 12 }, (_, i) => `opening/${i}`);
  const places = seeds.map((seed) => deployed(arenas, ruleset, seed));

  it('differs between blocks of one table', () => {
    expect(new Set(places).size).toBeGreaterThan(6);
  });

  it('is the same in a block under rules that count later', () => {
    expect(seeds.map((seed) => deployed(arenas, ruleset, seed, later))).toEqual(places);
  });
});
