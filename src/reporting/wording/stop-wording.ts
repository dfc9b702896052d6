import type { StopNote } from '../../experiments/measure/watched.ts';
import { isTest, type Stop, type TestStop } from '../../experiments/terms/stop-key.ts';
import { LEAST_BLOCKS, type Share } from '../../experiments/terms/verdict.ts';
import { eloOfShare, sprtBounds } from '../../statistics/index.ts';
import type { Column } from '../document/report.ts';
import {
  blockRange,
  intervalTitle,
  percent,
  percentWithRange,
  pointsText,
  sentence,
  signed,
} from './wording.ts';

type State = NonNullable<StopNote['test']>['state'];

/** What has become of a test. */
export const TEST_WORDS: Readonly<Record<State, string>> = {
  accepted: 'passed',
  rejected: 'failed',
  continue: 'still open',
};

const CORRECTED =
  'Corrected: the figure and its interval corrected for having stopped at a good moment (median-unbiased; Jennison and Turnbull 2000). Its interval is narrower than the one beside it, which holds at all looks together.';

/** What is not known to hold where a run stops by what it shows. */
export const AFTER_STOP =
  'Blocks ended by what they showed, not at a number fixed beforehand. Intervals of shares hold all the same; those of adoption and of what the lead explains, and those that count each table once, are as sure as said only for a fixed number.';

/** Whether figures have an estimate beside them that is corrected for the stop. */
export function isCorrected(stop: Stop): boolean {
  return stop === 'verdict' || isTest(stop);
}

/** The column of figures that are corrected for the stop, with their intervals; none where there is nothing to correct for. */
export function correctedColumns(stop: Stop, alpha: number): Column[] {
  if (!isCorrected(stop)) return [];
  return [
    {
      title: 'corrected',
      right: true,
      says: `the figure less what it owes to having stopped at a good moment, and its ${intervalTitle(alpha)}`,
    },
  ];
}

/** The cell under it. */
export function correctedCells(
  stop: Stop,
  unbiased: Share | null | undefined,
  textOf: (mean: number) => string,
  rangeOf: (share: Share) => string,
): string[] {
  if (!isCorrected(stop)) return [];
  return [unbiased ? withRange(textOf(unbiased.mean), rangeOf(unbiased)) : ''];
}

/** `70.4 (66.3 to 74.5) %`, `+1.2 (+0.3 to +2.1)`. */
function withRange(figure: string, range: string): string {
  const unit = figure.endsWith(' %') ? ' %' : '';
  const bare = (text: string) => text.slice(0, text.length - unit.length);
  return `${bare(figure)} (${bare(range)})${unit}`;
}

/** `0 against 10 logistic Elo`. */
export function testText({ elo0, elo1, model }: TestStop): string {
  return `${elo0} against ${elo1} ${model} Elo`;
}

/** The bounds of a test in words. */
function boundsOf({ alpha, beta }: TestStop): { readonly lower: string; readonly upper: string } {
  const { lower, upper } = sprtBounds(alpha, beta);
  return { lower: lower.toFixed(2), upper: upper.toFixed(2) };
}

/** How a test is done, a sentence each. */
export function testMethod(stop: TestStop): string[] {
  const { lower, upper } = boundsOf(stop);
  return [
    `Sequential probability ratio test on pairs (pentanomial) of ${testText(stop)}, risks ${percent(stop.alpha)} and ${percent(stop.beta)}: it passes where the log-likelihood ratio (LLR) reaches ${upper} and fails where it reaches ${lower}, either less the mean overshoot, from ${LEAST_BLOCKS} blocks on.`,
    'The test settles which of two strengths fits better; the verdict beside it is that of the interval, which a test does not wait for.',
    'Corrected: the share and its interval corrected for the stop (median-unbiased; Siegmund 1985).',
  ];
}

/**
 * What each had of blocks, and why some had more, which nothing tells of a run that was stopped: `Each rule got 200 to
 * 600 blocks, undecided ones more.`
 *
 * @param why some get more of them where the run comes to its end
 */
export function gotBlocks(
  each: string,
  blocks: readonly number[],
  why: string,
  { interrupted }: { readonly interrupted: boolean },
): string {
  const isSame = blocks.every((own) => own === blocks[0]);
  return `Each ${each} got ${blockRange(blocks)}${isSame || interrupted ? '' : `, ${why}`}.`;
}

/**
 * When blocks ended, and what that does to figures, a sentence each; none where all got the same number.
 *
 * @param each what got blocks of its own, as in `each rule`
 * @param judged what decides, as in `the first player share`
 * @param isShared whether what settled sooner left its blocks to the others
 */
export function stopMethod(stop: Stop, each: string, judged: string, isShared = false): string[] {
  if (stop === 'fixed') return [];
  if (isTest(stop)) return [...testMethod(stop), AFTER_STOP];
  const until =
    stop === 'verdict'
      ? `the verdict on ${judged} was settled`
      : `the interval of ${judged} reached ${pointsText(stop.halfWidth)} or less either way`;
  const end =
    isShared && stop === 'verdict'
      ? 'what was left of the common reserve was too little for its next look'
      : 'there were none left';
  return [
    `${sentence(each)} got blocks until ${until}, or until ${end}.`,
    ...(stop === 'verdict' ? [CORRECTED] : []),
    AFTER_STOP,
  ];
}

/** A contest after its stop: what its test has come to, and the share corrected for it; empty where there is nothing to say. */
export function afterStop(stop: Stop, { unbiased, test }: StopNote): string {
  const tested = test && isTest(stop) ? [`test of ${testText(stop)} ${testState(stop, test)}`] : [];
  const corrected = unbiased && isCorrected(stop) ? [`corrected for the stop ${shareAndElo(unbiased)}`] : [];
  return [...tested, ...corrected].join('; ');
}

function testState(stop: TestStop, test: NonNullable<StopNote['test']>): string {
  return `${TEST_WORDS[test.state]} ${testFigures(stop, test)}`;
}

/** `(LLR 1.20, bounds -2.94 and 2.94)`, and when those count where one is passed and ends nothing. */
export function testFigures(stop: TestStop, test: NonNullable<StopNote['test']>): string {
  const { lower, upper } = boundsOf(stop);
  const from = isEarly(test) ? ` at a look from ${LEAST_BLOCKS} blocks on` : '';
  return `(LLR ${test.llr.toFixed(2)}, bounds ${lower} and ${upper}${from})`;
}

/** Whether a test is beyond a bound, and still open because its blocks are too few to decide, or end between two looks. */
export function isEarly({ state, llr, lower, upper }: NonNullable<StopNote['test']>): boolean {
  return state === 'continue' && (llr <= lower || llr >= upper);
}

/** `53.1 % (51.0 to 55.2 %), +22 logistic Elo`. */
function shareAndElo(share: Share): string {
  const { mean } = share;
  const elo = mean > 0 && mean < 1 ? `, ${signed(eloOfShare(mean), 0)} logistic Elo` : '';
  return `${percentWithRange(share)}${elo}`;
}
