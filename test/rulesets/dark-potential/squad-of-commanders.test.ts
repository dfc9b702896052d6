import { expect, it } from 'vitest';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { playVeterans } from '../../veterans.ts';

const { soldier } = darkPotential.unitData.profiles as Record<string, object>;

const armyOf = (id: string) => ({ id, units: [{ title: 'Squad', squad: [id, id, id, id, id, id] }] });

/** One squad a side, of soldiers or of such as are Commanders, too. */
const ruleset = darkPotential.extend({
  data: {
    units: [
      { ...soldier, id: 'follower' },
      { ...soldier, id: 'commander', commander: true },
    ],
    armies: [armyOf('follower'), armyOf('commander')],
  },
});
const arenas = knownArenas(ruleset);

function played(army: string, seed: number) {
  const { score, rounds, margin } = playVeterans(ruleset, arenas, {
    table: { name: 'eight-features' },
    variants: [darkPotential.unlikeArmies!, darkPotential.unlikeArmies!],
    armies: [army, 'follower'],
    seed: `commanders/${seed}`,
  });
  return { score, rounds, margin };
}

it.each([1, 2, 3])(
  'Commanders who can serve nobody but their own squad play as soldiers do (seed %i)',
  (seed) => {
    expect(played('commander', seed)).toEqual(played('follower', seed));
  },
);
