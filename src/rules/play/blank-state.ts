import { createLuck } from '../../kernel/luck.ts';
import type { MatchState } from '../ruleset.ts';

/** What every match begins with, its set-up still to come. */
export function blankState(
  seed: readonly [number, number],
  rollCount: number,
  counters: number,
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
