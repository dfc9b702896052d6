import type { Outcome, Survivors } from '../rules/ruleset.ts';

/** What is kept of a match. From seat 0's side where a side is meant. */
export interface MatchRecord {
  readonly outcome: Outcome;
  /** 1, 1/2 or 0; draws and unresolved matches score 1/2. */
  readonly score: number;
  readonly margin: number;
  readonly rounds: number;
  /** By seat; worth in thousandths. */
  readonly survivors: readonly [Survivors, Survivors];
  /** Lead of seat 0 at each round's end, in thousandths. */
  readonly leads: readonly number[];
  /** By seat, in the order of the ruleset's counters. */
  readonly counters: readonly [readonly number[], readonly number[]];
  /** How often each clause acted, in catalogue order; never where neither side plays by it. */
  readonly acts: readonly number[];
  /** Hash of the final position, eight hexadecimal digits. */
  readonly digest: string;
  /** What the dice have done for seat 0, in thousandths of a chance to win; absent where that is not reckoned. */
  readonly fortune?: number;
  /** In how many steps each variant of `MatchSpec.alternatives` would have mattered; absent where none is asked about. */
  readonly divergences?: readonly number[];
}
