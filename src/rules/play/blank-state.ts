import type { Column } from '../../kernel/entities.ts';
import { createLuck, type Seed } from '../../kernel/luck.ts';
import type { MatchState } from '../ruleset.ts';

/** How many rolls and counters a matchup has. */
interface Sizes {
  readonly rollCount: number;
  readonly kills: { readonly counters: number };
}

/** What every match begins with, its set-up still to come. */
export function blankState(
  { rollCount, kills: { counters } }: Sizes,
  seed: Seed,
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

/** A column in which nobody has any of what it is of, as NOWHERE says it of points. */
export function columnOf<T extends number>(none: T, rows: number): Column<T, Int16Array> {
  return new Int16Array(rows).fill(none) as Column<T, Int16Array>;
}
