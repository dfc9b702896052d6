import type { MatchRecord } from '../../match/record.ts';
import { rounded } from '../terms/digest.ts';

/** Shares of the matches of two arms that the bench stopped at its cap; rounds count as the cap there. */
export interface Stopped {
  readonly first: number;
  readonly second: number;
}

interface StoppedTally {
  add(first: MatchRecord, second: MatchRecord): void;
  /** Null before the first block. */
  shares(): Stopped | null;
}

export function stoppedTally(): StoppedTally {
  const counts = stoppedCounts();
  return {
    add: (first, second) => counts.add([first, second]),
    shares() {
      const [first, second] = counts.shares();
      return first === undefined ? null : { first, second };
    },
  };
}

/** The same of any number of arms that play block by block. */
interface StoppedCounts {
  /** A match of each arm, in their order. */
  add(records: readonly MatchRecord[]): void;
  /** Empty before the first block. */
  shares(): number[];
}

export function stoppedCounts(): StoppedCounts {
  const counts: number[] = [];
  let blocks = 0;
  return {
    add(records) {
      blocks++;
      records.forEach((record, arm) => {
        counts[arm] = (counts[arm] ?? 0) + Number(isStopped(record));
      });
    },
    shares: () => counts.map((count) => rounded(count / blocks)),
  };
}

export function isStopped({ outcome }: MatchRecord): boolean {
  return outcome === 'unresolved';
}
