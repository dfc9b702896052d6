import {
  estimateAfterGsprt,
  llrLogistic,
  llrNormalised,
  type SequentialState,
  sequentialTest,
  sprtBounds,
} from '../../statistics/index.ts';
import { rounded, roundedShare } from '../terms/digest.ts';
import type { TestStop } from '../terms/stop-key.ts';
import { LEAST_BLOCKS, type Share } from '../terms/verdict.ts';
import type { ContestTally } from './contest-tally.ts';
import { type Stopping, unbiasedAfter, watchedShare } from './watched.ts';

/** Elo up to which a share is corrected for the stop between two. */
const MOST_CORRECTED = 200;

/** Until a sequential probability ratio test of a contest reaches a bound. */
export function untilTested(stop: TestStop, contest: ContestTally, alpha: number): Stopping {
  const { elo0, elo1, model } = stop;
  const test = sequentialTest(stop.alpha, stop.beta);
  const ratio = model === 'logistic' ? llrLogistic : llrNormalised;
  let state: SequentialState = 'continue';
  let llr = 0;
  let chances = 0;
  const { lower, upper } = sprtBounds(stop.alpha, stop.beta);
  const ratioNow = () => (contest.blocks === 0 ? 0 : ratio(elo0, elo1, contest.counts));
  /** A run that is stopped between two looks has blocks that no look has seen: they are in the ratio, and end nothing. */
  const read = () => {
    const seen = state === 'continue' ? ratioNow() : llr;
    return { state, llr: rounded(seen), lower: rounded(lower), upper: rounded(upper) };
  };
  return {
    needsMore() {
      if (contest.blocks === 0) return true;
      llr = ratioNow();
      // In few blocks of a rule that seldom matters all may score alike, and a variance near zero would decide.
      const decides = contest.blocks >= LEAST_BLOCKS;
      if (decides && state === 'continue') chances++;
      state = test.update(llr, decides);
      return state === 'continue';
    },
    test: read,
    note: () => ({
      // Who stops when it first may has picked no moment: there is nothing to correct.
      unbiased:
        chances < 2 ? unbiasedAfter([], watchedShare(contest), alpha) : afterTest(stop, contest, alpha),
      test: read(),
    }),
  };
}

/** Null between bounds so far off that hardly a game has them: the correction is one for smaller effects. */
function afterTest(
  { model, elo0, elo1, alpha, beta }: TestStop,
  { counts }: ContestTally,
  outside: number,
): Share | null {
  if (Math.max(Math.abs(elo0), Math.abs(elo1)) > MOST_CORRECTED) return null;
  const { share, low, high } = estimateAfterGsprt(model, elo0, elo1, counts, alpha, beta, 1 - outside);
  return roundedShare({ mean: share, low, high });
}
