import type { ContestFigures, ContestTally } from './contest-tally.ts';
import { worthAt } from './fair-curve.ts';

/** What the blocks at one value show beside the share. */
export interface FairContest extends Pick<ContestFigures, 'acrossTables' | 'gain' | 'fortune'> {
  readonly value: number;
}

/** One for each value that got a block. */
export function fairContests(
  values: readonly number[],
  tallies: readonly ContestTally[],
  d: number,
): FairContest[] {
  return values.flatMap((value, i) => {
    const tally = tallies[i];
    if (tally.blocks === 0) return [];
    const worth = worthAt(tally.look(), tally.blocks, d);
    const { acrossTables, gain, fortune } = tally.figures(
      (share) => worthAt(share, tally.blocks, d) === worth,
    );
    return [{ value, acrossTables, gain, fortune }];
  });
}
