import { expect, it } from 'vitest';
import { createArenas } from '../../../src/match/arenas.ts';
import { playMatch } from '../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { passCounter } from '../../../src/rulesets/pass-counter/index.ts';

const BLOCKS = 200;

it('a veteran beats whoever picks at random in at least 97 of 100 matches', { timeout: 480_000 }, () => {
  const arenas = createArenas(passCounter);
  const tables = Object.keys(passCounter.tables);
  let points = 0;
  for (let block = 0; block < BLOCKS; block++) {
    for (const seat of [0, 1]) {
      const policies = seat === 0 ? (['veteran', 'random'] as const) : (['random', 'veteran'] as const);
      const army = passCounter.armies[block % passCounter.armies.length];
      const spec = {
        ruleset: passCounter.id,
        table: { name: tables[block % tables.length] },
        variants: [{}, {}],
        armies: [army, army],
        policies,
        seed: `strength/${block}`,
        pitch: DEFAULT_PITCH,
      } as const;
      const { score } = playMatch(arenas, spec, [createPlayer(policies[0]), createPlayer(policies[1])]);
      points += seat === 0 ? score : 1 - score;
    }
  }
  expect(points / (2 * BLOCKS)).toBeGreaterThanOrEqual(0.97);
});
