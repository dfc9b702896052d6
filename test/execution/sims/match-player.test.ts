import { expect, it } from 'vitest';
import { createMatchPlayer } from '../../../src/execution/sims/match-player.ts';
import { openRuleset } from '../../../src/experiments/sim/open-ruleset.ts';
import { createArenas } from '../../../src/match/arenas.ts';
import dozy from '../hanging-rule-sim.ts';

it('says when it plays a match again, as the first, second and fourth with rules of a user', () => {
  const [rule] = dozy.adds!.rules!;
  const awake = { ...dozy, adds: { rules: [{ ...rule, timing: { toHit: () => 0 } }] } };
  const { ruleset } = openRuleset(awake);
  let again = 0;
  const play = createMatchPlayer(createArenas(ruleset), undefined, () => void again++);
  const said = [1, 2, 3, 4].map((seed) => {
    const [table] = Object.keys(ruleset.tables);
    const { defaultArmy: army } = ruleset;
    play({
      ruleset: ruleset.id,
      table: { name: table },
      variants: [{}, {}],
      armies: [army, army],
      policies: ['veteran', 'veteran'],
      seed: String(seed),
      pitch: 2500,
    });
    return again;
  });
  expect(said).toEqual([1, 2, 2, 3]);
});
