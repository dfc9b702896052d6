import { expect, it } from 'vitest';
import { seedWords } from '../../src/kernel/luck.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import type { Decision } from '../../src/rules/decision.ts';
import { rulesets } from '../../src/rulesets/index.ts';
import { knownArenas } from '../known-arenas.ts';

it.each(rulesets)('$title says where looking ahead pays by decisions that come up', (ruleset) => {
  const { foresight, tables, defaultArmy, id } = ruleset;
  const veteran = createPlayer('veteran');
  const put = new Set<string>();
  const asked = (decision: Decision) => {
    put.add(decision.point);
    return veteran(decision);
  };
  const arenas = knownArenas(ruleset);
  const names = Object.keys(tables);
  for (let nth = 0; nth < 12 && foresight.points.some((point) => !put.has(point)); nth++) {
    const game = arenas.game({
      ruleset: id,
      table: { name: names[nth % names.length] },
      variants: [{}, {}],
      armies: [defaultArmy, defaultArmy],
      policies: ['veteran', 'veteran'],
      seed: '',
      pitch: DEFAULT_PITCH,
    });
    const state = game.start(seedWords(`foresight ${nth}`), [asked, asked]);
    while (!game.isOver(state)) game.advance(state, [asked, asked]);
  }
  expect(foresight.units.length).toBeGreaterThan(0);
  for (const point of [...foresight.points, ...foresight.units]) expect(put, point).toContain(point);
});
