import type { MatchRecord } from '../match/record.ts';
import { rounded } from './digest.ts';

/** Shares of the matches of two arms that the bench stopped at its cap; rounds count as the cap there. */
export interface Stopped {
  readonly first: number;
  readonly second: number;
}

export interface StoppedTally {
  add(first: MatchRecord, second: MatchRecord): void;
  /** Null before the first block. */
  shares(): Stopped | null;
}

export function stoppedTally(): StoppedTally {
  let [blocks, firsts, seconds] = [0, 0, 0];
  return {
    add(first, second) {
      blocks++;
      firsts += Number(isStopped(first));
      seconds += Number(isStopped(second));
    },
    shares: () =>
      blocks === 0 ? null : { first: rounded(firsts / blocks), second: rounded(seconds / blocks) },
  };
}

export function isStopped({ outcome }: MatchRecord): boolean {
  return outcome === 'unresolved';
}
