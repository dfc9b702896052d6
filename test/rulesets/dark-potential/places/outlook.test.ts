import { expect, it } from 'vitest';
import { createArenas } from '../../../../src/match/arenas.ts';
import { playMatch } from '../../../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../../../src/match/spec.ts';
import { createPlayer } from '../../../../src/policies/index.ts';
import { findRuleset } from '../../../../src/rulesets/index.ts';

// Each of twenty used to fear the clubs of all enemies at once: both lines stood off, and some seven of forty fell.
it('sends a horde with nothing but clubs into its like, since enemies strike one of them each', () => {
  const ruleset = findRuleset('dark-potential');
  const arenas = createArenas(ruleset);
  const kills = ruleset.counters.indexOf('kills');
  const veteran = createPlayer('veteran');
  const fallen = ['1', '2'].map((seed) => {
    const { counters } = playMatch(
      arenas,
      {
        ruleset: ruleset.id,
        table: { name: 'hedgerows' },
        variants: [{}, {}],
        armies: ['club-soldier*20', 'club-soldier*20'],
        policies: ['veteran', 'veteran'],
        seed,
        pitch: DEFAULT_PITCH,
      },
      [veteran, veteran],
    );
    return counters[0][kills] + counters[1][kills];
  });
  for (const number of fallen) expect(number).toBeGreaterThan(15);
});
