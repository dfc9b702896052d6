import { expect, it } from 'vitest';
import { readTable } from '../../src/kernel/tables/read-table.ts';
import { createArenas } from '../../src/match/arenas.ts';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { random } from '../../src/policies/random.ts';
import { InputError } from '../../src/rules/nearest.ts';
import { d20Skirmish } from '../../src/rulesets/d20-skirmish/index.ts';
import { passCounter } from '../../src/rulesets/pass-counter/index.ts';
import { zoneControl } from '../../src/rulesets/zone-control/index.ts';

const YARD = readTable({
  name: 'yard',
  title: 'Smaller than it should be.',
  width: 12,
  depth: 12,
  pieces: [],
});

it.each([
  [zoneControl, 'boards.setUp.depth', 2],
  [passCounter, 'sequence.setUp.depth', 3],
  [d20Skirmish, 'sequence.setUp.depth', 4],
])('an army that finds no room to deploy is refused in one sentence: $0.id', (ruleset, depth, least) => {
  const variant = { [depth]: least };
  const spec = {
    ruleset: ruleset.id,
    table: { name: 'yard' },
    variants: [variant, variant],
    armies: ['trooper*60', 'trooper*60'],
    policies: ['random', 'random'],
    seed: 'crowd',
    pitch: DEFAULT_PITCH,
  } as const;
  const arenas = createArenas(ruleset.extend({ tables: { yard: YARD } }));
  const play = () => playMatch(arenas, spec, [random, random]);
  expect(play).toThrow(InputError);
  expect(play).toThrow(new RegExp(`^[AB] .*Trooper \\d+ finds no room to deploy; .* \\(${depth}\\)\\.$`));
});
