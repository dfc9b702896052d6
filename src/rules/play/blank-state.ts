import { createLuck } from '../../kernel/luck.ts';
import type { MatchState } from '../ruleset.ts';

/** How many rolls and counters a matchup has. */
interface Sizes {
  readonly rollCount: number;
  readonly kills: { readonly counters: number };
}

/** What every match begins with, its set-up still to come. */
export function blankState(
  { rollCount, kills: { counters } }: Sizes,
  seed: readonly [number, number],
  clauses: number,
): MatchState {
  return {
    luck: createLuck(seed, rollCount),
    round: 0,
    counters: [new Int32Array(counters), new Int32Array(counters)],
    acts: new Int32Array(clauses),
    leads: [],
  };
}
