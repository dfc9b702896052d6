import { describe, expect, it } from 'vitest';
import { DEFAULT_PITCH } from '../../../src/match/spec.ts';
import { darkPotential } from '../../../src/rulesets/dark-potential/index.ts';
import { knownArenas } from '../../known-arenas.ts';
import { keepsSecrets } from './secrets.ts';

const MOST_MATCHES = 20;

/** The short form of what `npm run fuzz` asks of every match. */
describe('what is hidden stays hidden', () => {
  const arenas = knownArenas(darkPotential);

  it('whichever base is the real one, its owner moves and the enemy is offered, weighs and picks the same', () => {
    let [ofEnemy, ofOwner] = [0, 0];
    // As many matches as it takes to have compared enough.
    for (let match = 0; match < MOST_MATCHES && (ofEnemy < 400 || ofOwner < 40); match++) {
      const spec = {
        ruleset: 'dark-potential',
        table: { name: 'ruined-quarter' },
        variants: [{}, {}],
        armies: ['suggested', 'suggested'],
        policies: ['veteran', 'veteran'],
        seed: `hidden/${match}`,
        pitch: DEFAULT_PITCH,
      } as const;
      const kept = keepsSecrets(arenas, spec, ['veteran', 'random'], 4);
      ofEnemy += kept.ofEnemy;
      ofOwner += kept.ofOwner;
    }
    expect(ofEnemy).toBeGreaterThanOrEqual(400);
    expect(ofOwner).toBeGreaterThanOrEqual(40);
  });
});
