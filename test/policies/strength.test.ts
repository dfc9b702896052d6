import { describe, expect, it } from 'vitest';
import { type Arenas, createArenas } from '../../src/match/arenas.ts';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';
import { rulesets } from '../../src/rulesets/index.ts';

const BLOCKS = 10;

/** Share of the points that a policy takes from another, seats swapped in each block. */
function shareOf(ruleset: Ruleset, arenas: Arenas, policy: string, against: string): number {
  const { id, defaultArmy, tables } = ruleset;
  let points = 0;
  for (let block = 0; block < BLOCKS; block++) {
    for (const seat of [0, 1]) {
      const policies = seat === 0 ? ([policy, against] as const) : ([against, policy] as const);
      const spec = {
        ruleset: id,
        table: { name: Object.keys(tables)[0] },
        variants: [{}, {}],
        armies: [defaultArmy, defaultArmy],
        policies,
        seed: `strength/${block}`,
        pitch: DEFAULT_PITCH,
      } as const;
      const { score } = playMatch(arenas, spec, [createPlayer(policies[0]), createPlayer(policies[1])]);
      points += seat === 0 ? score : 1 - score;
    }
  }
  return points / (2 * BLOCKS);
}

describe.each(rulesets)('$title', (ruleset) => {
  const arenas = createArenas(ruleset);

  it.each(['regular', 'aggressive', 'cautious', 'opportunist'])(
    'is won by the %s against random play in nine matches of ten',
    { timeout: 240_000 },
    (policy) => {
      expect(shareOf(ruleset, arenas, policy, 'random')).toBeGreaterThanOrEqual(0.9);
    },
  );

  it('is won by the recruit against random play, and by the veteran against him', {
    timeout: 240_000,
  }, () => {
    expect(shareOf(ruleset, arenas, 'recruit', 'random')).toBeGreaterThan(0.75);
    expect(shareOf(ruleset, arenas, 'veteran', 'recruit')).toBeGreaterThan(0.55);
  });
});
