import { expect, it } from 'vitest';
import { playMatch } from '../../../src/match/play.ts';
import { createPlayer } from '../../../src/policies/index.ts';
import type { Player } from '../../../src/rules/decision.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { knownArenas } from '../../known-arenas.ts';

const arenas = knownArenas(darkPotential);

it.each(['eight-features', 'rocky-hills'])(
  'on %s whoever takes the best plays the same, whether places in doubt are settled beforehand or not',
  (name) => {
    const veteran = createPlayer('veteran');
    const settling: Player = (decision) => veteran(decision);
    expect([veteran.takesBest, settling.takesBest]).toEqual([true, undefined]);
    for (let n = 0; n < 12; n++) {
      const army = darkPotential.defaultArmy;
      const spec = {
        ruleset: 'dark-potential',
        table: { name },
        variants: [{}, {}],
        armies: [army, army],
        policies: ['veteran', 'veteran'],
        seed: `doubt/${n}`,
        pitch: 2500,
      } as const;
      expect(playMatch(arenas, spec, [settling, settling])).toEqual(
        playMatch(arenas, spec, [veteran, veteran]),
      );
    }
  },
);
