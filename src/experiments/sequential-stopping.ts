import {
  estimateAfterSprt,
  llrLogistic,
  llrNormalised,
  momentsOf,
  NORMALISED_ELO_PER_T,
  regularised,
  type SequentialState,
  sequentialTest,
  shareOfElo,
  sprtBounds,
} from '../statistics/index.ts';
import type { ContestTally } from './contest-tally.ts';
import { rounded, roundedShare } from './digest.ts';
import type { TestStop } from './stop-key.ts';
import { LEAST_BLOCKS, type Share } from './verdict.ts';
import { type Stopping, unbiasedAfter, watchedShare } from './watched.ts';

/** Until a sequential probability ratio test of a contest reaches a bound. */
export function untilTested(stop: TestStop, contest: ContestTally, alpha: number): Stopping {
  const { elo0, elo1, model } = stop;
  const test = sequentialTest(stop.alpha, stop.beta);
  const ratio = model === 'logistic' ? llrLogistic : llrNormalised;
  let state: SequentialState = 'continue';
  let llr = 0;
  let chances = 0;
  const { lower, upper } = sprtBounds(stop.alpha, stop.beta);
  const read = () => ({ state, llr: rounded(llr), lower: rounded(lower), upper: rounded(upper) });
  return {
    needsMore() {
      if (contest.blocks === 0) return true;
      llr = ratio(elo0, elo1, contest.counts);
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

/** Null where a bound is no possible share: the correction is one for small effects. */
function afterTest(stop: TestStop, contest: ContestTally, alpha: number): Share | null {
  const [share0, share1] = sharesOf(stop, contest);
  if (share0 <= 0 || share1 >= 1) return null;
  const { share, low, high } = estimateAfterSprt(
    share0,
    share1,
    contest.counts,
    stop.alpha,
    stop.beta,
    1 - alpha,
  );
  return roundedShare({ mean: share, low, high });
}

/** The test's bounds as shares; normalised Elo is in deviations of a match, of which a pair has 1 / sqrt 2. */
function sharesOf({ elo0, elo1, model }: TestStop, contest: ContestTally): [number, number] {
  if (model === 'logistic') return [shareOfElo(elo0), shareOfElo(elo1)];
  const { variance } = momentsOf(regularised(contest.counts).observed);
  const perElo = Math.sqrt(2 * variance) / NORMALISED_ELO_PER_T;
  return [0.5 + elo0 * perElo, 0.5 + elo1 * perElo];
}
