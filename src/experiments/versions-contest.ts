import type { MatchRecord } from '../match/record.ts';
import type { Arm } from './arm.ts';
import { blocksToSettle, type ContestFigures, contestTally } from './contest-tally.ts';
import type { Spec } from './spec.ts';
import type { Stop } from './stop-key.ts';
import { createStopping } from './stopping.ts';
import { type Verdict, verdictOf } from './verdict.ts';
import type { StopNote } from './watched.ts';

/** What a side under the later rules takes against one under the earlier. */
export interface VersionsContest extends ContestFigures, StopNote {
  readonly verdict: Verdict;
  /** Blocks that would typically settle it; null when it is settled. */
  readonly blocksNeeded: number | null;
}

/** The blocks of that contest. */
export interface VersionsMeeting {
  add(index: number, records: readonly MatchRecord[]): void;
  /** Takes a look; whether the contest needs more blocks. */
  needsMore(): boolean;
  figures(): VersionsContest;
}

export function versionsMeeting({ d, alpha }: Spec, arm: Arm, stop: Stop): VersionsMeeting {
  const tally = contestTally(arm, alpha);
  const stopping = createStopping(stop, tally, d, alpha);
  const verdictOn = (share = tally.look()): Verdict => verdictOf('structure', share, tally.blocks, d, null);
  return {
    add: tally.add,
    needsMore: () => stopping.needsMore(verdictOn().word === 'undecided'),
    figures() {
      const verdict = verdictOn();
      return {
        ...tally.figures((other) => verdictOn(other).word === verdict.word),
        ...stopping.note(),
        verdict,
        blocksNeeded: verdict.word === 'undecided' ? blocksToSettle(tally, d, alpha) : null,
      };
    },
  };
}
