import { expect, it } from 'vitest';
import { seedWords } from '../../../src/kernel/luck.ts';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import { d20Skirmish } from '../../../src/rulesets/d20-skirmish/index.ts';
import { knownArenas } from '../../known-arenas.ts';

const arenas = knownArenas(d20Skirmish);
const paths = d20Skirmish.rules.flatMap(({ id, clauses }) =>
  Object.keys(clauses).map((key) => `${id}.${key}`),
);
const optional = d20Skirmish.rules.flatMap(({ id, clauses }) =>
  Object.entries(clauses).flatMap(([key, { off }]) => (off === undefined ? [] : [`${id}.${key}`])),
);

/** So many variants lack all that can be off between them. */
const VARIANTS = 6;
const MATCHES = [
  ['armour', 'levy'],
  ['cult', 'raiders'],
] as const;

it.each(Array.from({ length: VARIANTS }, (_, i) => i))('counts no clause that nobody plays by, %i', (i) => {
  const lacking = optional.filter((_, at) => at % VARIANTS === i);
  const variant = {
    ...d20Skirmish.unlikeArmies,
    ...Object.fromEntries(lacking.map((path) => [path, 'off'])),
  };
  for (const armies of MATCHES) {
    const game = arenas.game({
      ruleset: d20Skirmish.id,
      table: { name: 'dx-outpost' },
      variants: [variant, variant],
      armies,
      policies: ['veteran', 'veteran'],
      seed: 'acts',
      pitch: DEFAULT_PITCH,
    });
    const players = [createPlayer('veteran'), createPlayer('veteran')] as const;
    const state = game.start(seedWords('acts'), players);
    while (!game.isOver(state)) game.advance(state, players);
    expect(lacking.filter((path) => state.acts[paths.indexOf(path)] > 0)).toEqual([]);
  }
});
