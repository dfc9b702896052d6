import type { Arenas } from '../../src/match/arenas.ts';
import { playMatch } from '../../src/match/play.ts';
import { DEFAULT_PITCH, type TableRef } from '../../src/match/spec.ts';
import { createPlayer } from '../../src/policies/index.ts';
import type { Ruleset } from '../../src/rules/ruleset.ts';

/** Shares of the points: one at which a policy is as strong as it should be, and one at which it is too weak. */
export interface Bar {
  readonly good: number;
  readonly weak: number;
}

/** Where blocks of a duel take place: tables and armies in turn. */
export interface Grounds {
  readonly tables: readonly TableRef[];
  readonly armies: readonly string[];
}

/** A policy that is good enough fails once in a thousand, one that is too weak passes once in twenty. */
const FAILS = Math.log(0.001);
const PASSES = Math.log(1 / 0.05);
/** So many blocks decide any bar in use; a policy half-way between good and weak may need them. */
const MOST_BLOCKS = 400;

/**
 * Whether a policy takes the good share of the points from another rather than the weak one, by a sequential
 * probability ratio test (Wald 1945) over matches whose seats are swapped in turn. Draws count half to each, which
 * makes the test only more careful.
 */
export function isStronger(
  arenas: Arenas,
  ruleset: Ruleset,
  policy: string,
  against: string,
  { good, weak }: Bar,
  { tables, armies }: Grounds,
): boolean {
  let evidence = 0;
  for (let block = 0; block < MOST_BLOCKS; block++) {
    for (const seat of [0, 1]) {
      const policies = seat === 0 ? ([policy, against] as const) : ([against, policy] as const);
      const army = armies[block % armies.length];
      const spec = {
        ruleset: ruleset.id,
        table: tables[block % tables.length],
        variants: [{}, {}],
        armies: [army, army],
        policies,
        seed: `strength/${block}`,
        pitch: DEFAULT_PITCH,
      } as const;
      const { score } = playMatch(arenas, spec, [createPlayer(policies[0]), createPlayer(policies[1])]);
      const share = seat === 0 ? score : 1 - score;
      evidence += share * Math.log(good / weak) + (1 - share) * Math.log((1 - good) / (1 - weak));
    }
    if (evidence >= PASSES) return true;
    if (evidence <= FAILS) return false;
  }
  return false;
}
