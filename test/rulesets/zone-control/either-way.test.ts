import { expect, it } from 'vitest';
import { zoneControl } from '../../../src/rulesets/zone-control/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { playVeterans } from '../../veterans.ts';

const { scout } = zoneControl.unitData.profiles as Record<string, object>;

/** Fifteen scouts, who can strike, too. */
const armyOf = (id: string) => ({
  id,
  units: ['One', 'Two', 'Three', 'Four', 'Five'].map((title) => ({ title, models: [id, id, id] })),
});

const ruleset = zoneControl.extend({
  data: {
    units: [
      { ...scout, id: 'ambusher' },
      { ...scout, id: 'either', deepStrike: true },
    ],
    armies: [armyOf('ambusher'), armyOf('either')],
  },
});
const arenas = knownArenas(ruleset);

/** What a first army comes to against ambushers, and how often it came either way. */
function played(army: string, seed: number) {
  const { score, rounds, counters } = playVeterans(ruleset, arenas, {
    table: { name: '36x36-crossroads' },
    armies: [army, 'ambusher'],
    seed: `either/${seed}`,
  });
  const [ambushes, strikes] = ['ambushes', 'strikes'].map(
    (name) => counters[0][ruleset.counters.indexOf(name)],
  );
  return { score, rounds, ambushes, strikes };
}

it.each([1, 2, 3])(
  'ambushers who can strike, too, come in ambush like others where that serves (seed %i)',
  (seed) => {
    const either = played('either', seed);
    expect(either).toEqual(played('ambusher', seed));
    expect(either.ambushes).toBeGreaterThan(0);
  },
);
