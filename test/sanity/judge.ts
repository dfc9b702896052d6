import { DOMINANT, STRONG } from '../../src/experiments/terms/verdict.ts';
import { logCapitalAbove, logCapitalBelow, mirrored, type Tally } from '../../src/statistics/index.ts';
import type { Must } from './change.ts';

export type Verdict = 'passed' | 'failed' | 'undecided';

/** Chances of error, however often and however long one looks: that what holds fails, and that what does not passes. */
export const FAILS_WRONGLY = 0.001;
export const PASSES_WRONGLY = 0.05;

/** How much below one half a share has to be before it matters, as in a sim by default. */
const MATTERS = 0.02;

/** Shares of the side with the change: it fails when its share is surely below one, and passes when surely above the other. */
interface Bars {
  readonly fails: number;
  readonly passes: number;
}

const AT_ALL: Bars = { fails: 0.5, passes: 0.5 };
const BY_FAR: Bars = { fails: DOMINANT, passes: STRONG };
const NOT_WORSE: Bars = { fails: 0.5, passes: 0.5 - MATTERS };

/** What is asked of the share, and whether it is asked of the other side's. */
const ASKED: Readonly<Record<Must, readonly [Bars, 'own' | 'other']>> = {
  dominant: [BY_FAR, 'own'],
  better: [AT_ALL, 'own'],
  'no worse': [NOT_WORSE, 'own'],
  'no better': [NOT_WORSE, 'other'],
  worse: [AT_ALL, 'other'],
  hopeless: [BY_FAR, 'other'],
};

/**
 * Whether blocks show that a change does what it must, or that it does not: a gambler on each side, whose capital
 * reaches 1 / alpha against a true claim with a chance of at most alpha (Ville), at whatever block one looks.
 *
 * @param tally scores of blocks of the side with the change, from 0 to 1
 */
export function judge(must: Must, tally: Tally): Verdict {
  const [bars, whose] = ASKED[must];
  const own = whose === 'own' ? tally : mirrored(tally);
  if (logCapitalBelow(own, bars.fails) >= -Math.log(FAILS_WRONGLY)) return 'failed';
  if (logCapitalAbove(own, bars.passes) >= -Math.log(PASSES_WRONGLY)) return 'passed';
  return 'undecided';
}
