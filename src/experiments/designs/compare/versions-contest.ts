import type { MatchRecord } from '../../../match/record.ts';
import { type ContestFigures, contestTally } from '../../measure/contest-tally.ts';
import type { Forecast } from '../../measure/forecast.ts';
import { looksUntil } from '../../measure/looks.ts';
import { createStopping } from '../../measure/stopping.ts';
import type { StopNote } from '../../measure/watched.ts';
import type { Arm } from '../../terms/arm.ts';
import type { Spec } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import { isOpen, type Verdict, verdictOf } from '../../terms/verdict.ts';

/** What a side under the later rules takes against one under the earlier. */
export interface VersionsContest extends ContestFigures, StopNote {
  readonly verdict: Verdict;
  /** Blocks in all that would settle it; null when it is settled. */
  readonly forecast: Forecast | null;
}

/** The blocks of that contest. */
interface VersionsMeeting {
  add(index: number, records: readonly MatchRecord[]): void;
  /** Takes a look; whether the contest needs more blocks. */
  needsMore(): boolean;
  figures(): VersionsContest;
}

export function versionsMeeting(spec: Spec, arm: Arm, stop: Stop): VersionsMeeting {
  const { d, alpha } = spec;
  const looks = looksUntil(stop, spec);
  const tally = contestTally(arm, alpha, looks, !isTest(stop));
  const stopping = createStopping(stop, tally, d, alpha);
  const verdictOn = (share = tally.look()): Verdict => verdictOf('structure', share, tally.blocks, d, null);
  return {
    add: tally.add,
    needsMore: () => stopping.needsMore(isOpen(verdictOn())),
    figures() {
      const verdict = verdictOn();
      return {
        ...tally.figures((other) => verdictOn(other).word === verdict.word),
        ...stopping.note(),
        verdict,
        forecast: isOpen(verdict) ? tally.forecast(d) : null,
      };
    },
  };
}
