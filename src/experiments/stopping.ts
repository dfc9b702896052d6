import { z } from 'zod';
import {
  estimateAfterLooks,
  estimateAfterSprt,
  llrLogistic,
  llrNormalised,
  momentsOf,
  NORMALISED_ELO_PER_T,
  type PassedLook,
  regularised,
  type SequentialState,
  sequentialTest,
  shareOfElo,
  sprtBounds,
} from '../statistics/index.ts';
import { type ContestTally, varianceOfShare } from './contest-tally.ts';
import { rounded, roundedShare } from './digest.ts';
import { LEAST_BLOCKS, type Share } from './verdict.ts';

/** Half-widths that a run can stop at: below, it would take millions of blocks, and above, none says anything. */
export const HALF_WIDTHS = { min: 0.002, max: 0.2 };
/** Elo between which a sequential test can decide. */
export const MOST_ELO = 400;

const elo = z.number().min(-MOST_ELO).max(MOST_ELO);
const risk = z.number().min(0.0001).max(0.4);

/** The key of a sim that says when an arm has had enough blocks. */
export const stopKey = z
  .union(
    [
      z.literal('verdict'),
      z.literal('fixed'),
      z.strictObject({ halfWidth: z.number().min(HALF_WIDTHS.min).max(HALF_WIDTHS.max) }),
      z
        .strictObject({
          elo0: elo,
          elo1: elo,
          model: z.enum(['logistic', 'normalised']).default('logistic'),
          alpha: risk.default(0.05),
          beta: risk.default(0.05),
        })
        .refine(({ elo0, elo1 }) => elo0 < elo1, { error: 'takes an elo0 below elo1' }),
    ],
    {
      error: 'takes verdict, fixed, a half-width (halfWidth) or the bounds of a sequential test (elo0, elo1)',
    },
  )
  .optional()
  .describe(
    'when an arm has had enough: at a verdict, never, at a half-width of its interval, or by a sequential probability ratio test between two Elo',
  );

export type Stop = NonNullable<z.output<typeof stopKey>>;

/** What a stopping rule makes of an arm. */
export interface StopNote {
  /**
   * The share corrected for stopping at a good moment: median-unbiased, with its interval; null before any block, and
   * where nothing is known to correct it by.
   */
  readonly unbiased: Share | null;
  /** The sequential test; null under other rules. */
  readonly test: {
    readonly state: SequentialState;
    readonly llr: number;
    readonly lower: number;
    readonly upper: number;
  } | null;
}

/** Watches one arm from look to look. */
export interface Stopping {
  /** Takes a look after a portion; whether the arm needs more blocks. */
  needsMore(isUndecided: boolean): boolean;
  /** The sequential test as of the last look; null under other rules. */
  test(): StopNote['test'];
  note(): StopNote;
}

/** Blocks of each portion between two looks at a test whose jumps must be small; null for the schedule's own. */
export function portionOf(stop: Stop, tables: number): number | null {
  return typeof stop === 'object' && 'elo0' in stop ? tables : null;
}

/** @param d half-width of the band around one half that counts as no effect */
export function createStopping(stop: Stop, contest: ContestTally, d: number, alpha: number): Stopping {
  if (stop === 'verdict') return untilVerdict(contest, d, alpha);
  if (stop === 'fixed')
    return { needsMore: () => true, test: () => null, note: () => plainNote(contest, alpha) };
  if ('elo0' in stop) return untilTested(stop, contest, alpha);
  return {
    needsMore() {
      const { low, high } = contest.look();
      return contest.blocks < LEAST_BLOCKS || (high - low) / 2 > stop.halfWidth;
    },
    test: () => null,
    // When such a run stops depends on its spread, not on its mean.
    note: () => plainNote(contest, alpha),
  };
}

function untilVerdict(contest: ContestTally, d: number, alpha: number): Stopping {
  const passed: PassedLook[] = [];
  return {
    needsMore(isUndecided) {
      if (isUndecided) passed.push(passedLook(contest, d));
      return isUndecided;
    },
    test: () => null,
    note() {
      const before = passed.filter(({ n }) => n < contest.blocks);
      return { unbiased: unbiasedAfter(before, contest, alpha), test: null };
    },
  };
}

/** Means at which the verdict would have stayed open, at the width the interval had. */
function passedLook(contest: ContestTally, d: number): PassedLook {
  const { low, high } = contest.look();
  const half = (high - low) / 2;
  const n = contest.blocks;
  if (n < LEAST_BLOCKS) return { n, wentOn: [[0, 1]] };
  const [from, to] = [0.5 - d - half, 0.5 + d + half];
  const inside = d - half;
  if (inside <= 0) return { n, wentOn: [[from, to]] };
  return {
    n,
    wentOn: [
      [from, 0.5 - inside],
      [0.5 + inside, to],
    ],
  };
}

function plainNote(contest: ContestTally, alpha: number): StopNote {
  return { unbiased: unbiasedAfter([], contest, alpha), test: null };
}

/** Null where nothing was played or every block scored the same, which leaves no variance to correct by. */
function unbiasedAfter(passed: readonly PassedLook[], contest: ContestTally, alpha: number): Share | null {
  const variance = varianceOfShare(contest.counts);
  if (contest.blocks === 0 || variance === 0) return null;
  const mean = meanOf(contest);
  return roundedShare(estimateAfterLooks(passed, contest.blocks, mean, variance, 1 - alpha));
}

function untilTested(stop: Extract<Stop, { elo0: number }>, contest: ContestTally, alpha: number): Stopping {
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
      unbiased: chances < 2 ? unbiasedAfter([], contest, alpha) : afterTest(stop, contest, alpha),
      test: read(),
    }),
  };
}

/** Null where a bound is no possible share: the correction is one for small effects. */
function afterTest(
  stop: Extract<Stop, { elo0: number }>,
  contest: ContestTally,
  alpha: number,
): Share | null {
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
function sharesOf(
  { elo0, elo1, model }: Extract<Stop, { elo0: number }>,
  contest: ContestTally,
): [number, number] {
  if (model === 'logistic') return [shareOfElo(elo0), shareOfElo(elo1)];
  const { variance } = momentsOf(regularised(contest.counts).observed);
  const perElo = Math.sqrt(2 * variance) / NORMALISED_ELO_PER_T;
  return [0.5 + elo0 * perElo, 0.5 + elo1 * perElo];
}

function meanOf({ counts, blocks }: ContestTally): number {
  return counts.reduce((sum, count, quarters) => sum + (count * quarters) / 4, 0) / blocks;
}
