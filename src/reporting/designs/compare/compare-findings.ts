import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import type { CompareRow, JudgedRow } from '../../../experiments/designs/compare/comparison.ts';
import type { VersionsContest } from '../../../experiments/designs/compare/versions-contest.ts';
import { hasMoved, type MetricRow } from '../../../experiments/measure/paired-tally.ts';
import { atHalfTime } from '../../../experiments/metrics/foresight.ts';
import { blocksToGo } from '../../wording/blocks-to-go.ts';
import { explainedText } from '../../wording/foresight-wording.ts';
import { asWonAside } from '../../wording/fortune-wording.ts';
import { TOGETHER_NOTE } from '../../wording/metric-groups.ts';
import { isPart, metricText, metricTitle, theMetric } from '../../wording/metric-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { afterStop } from '../../wording/stop-wording.ts';
import { moveText, type StoppedSide, stoppedIn, stoppedNotes } from '../../wording/stopped-wording.ts';
import { seldomShown, tooFew } from '../../wording/too-few.ts';
import { reconstructions, rulesNames, stepText } from '../../wording/version-wording.ts';
import { counted, gainText, listed, pointsText, present, takenText } from '../../wording/wording.ts';
import { changeContestsFinding } from './compare-contests.ts';

/** Movements in a sentence at most; the table has them all. */
const NAMED = 4;
/** Clauses shown at most. */
const CLAUSES = 15;

/** The finding in one sentence. */
export function compareTitle(result: CompareResult): string {
  const { from, to } = rulesNames(result);
  const { contest, metrics, spec } = result;
  if (contest && TELLING.has(contest.verdict.word)) {
    return `A side under "${to.short}" takes ${takenText(contest.share)} against one under "${from.short}"`;
  }
  const moved = metrics.filter(isFinding);
  if (moved.length === 0) {
    return isAlike(result)
      ? `No share differs by more than ${pointsText(spec.d)} between "${from.short}" and "${to.short}"`
      : notSettled(`whether "${to.short}" plays otherwise than "${from.short}"`);
  }
  const [first] = moved;
  const title = `"${to.short}" changes ${theMetric(first)} by ${moveText(first, stoppedIn(metrics))}`;
  return isElsewhere(first)
    ? title
    : `${title}: ${metricText(first, first.first)}, and ${metricText(first, first.second)} under "${from.short}"`;
}

/** Whether all shares are known to be about as they were, that of a side under the later rules too. */
function isAlike({ contest, metrics }: CompareResult): boolean {
  return (contest === null || contest.verdict.word === 'no effect') && allStay(metrics);
}

/** Whether all judged shares stay. */
function allStay(rows: readonly JudgedRow[]): boolean {
  return rows.every(({ found, movement }) => found === null || movement === 'stays');
}

const TELLING: ReadonlySet<string> = new Set(['dominant', 'strong', 'helps', 'harms']);

/** What else was found, a sentence each. */
export function compareFindings(result: CompareResult): string[] {
  const moved = result.metrics.filter(isFinding);
  return present([
    contestSentence(result),
    ...changeContestsFinding(result),
    moved.length > 0 && `Between the two: ${moved.map((row) => movedBy(row, result.metrics)).join('; ')}.`,
    ...approximately(result.metrics),
  ]);
}

/** Figures are rounded to less than this. */
const ROUNDED = 1e-4;

/** Whether not all blocks show a figure under both, so that its difference is not that of the figures told. */
function isElsewhere({ from, to, difference }: CompareRow): boolean {
  return from !== null && to !== null && Math.abs(to.mean - from.mean - difference.mean) > ROUNDED;
}

function elsewhereSentence(rows: CompareResult['metrics']): string[] {
  const apart = rows.filter((row) => !isPart(row) && isElsewhere(row));
  if (apart.length === 0) return [];
  return [
    `The ${apart.length === 1 ? 'difference' : 'differences'} of ${listed(apart.map(theMetric))} ${apart.length === 1 ? 'is' : 'are'} over the blocks that show both figures; each figure is over all that show it.`,
  ];
}

/** Movements of figures that are no shares: described, not found. */
function approximately(rows: readonly JudgedRow[]): string[] {
  const moved = rows.filter(isDescribed);
  if (moved.length === 0) return [];
  const named = moved.map((row) => movedBy(row, rows));
  return [`Beside the findings, by intervals that are approximate: ${named.join('; ')}.`];
}

/** What a reader of the findings must know, a sentence each. */
export function compareNotes(result: CompareResult): string[] {
  const { spec, contest, changes } = result;
  const hints = result.metrics.filter((row) => row.found === false && hasMoved(row));
  return present([
    contest && contestSentence(result),
    ...changeContestsFinding(result),
    spec.asks.apart !== null && apartSentence(spec.asks.apart),
    ...foresightSentence(result),
    ...changeSentences(result),
    ...spec.asks.leftOut.map(({ path, why }) => `${path} was not changed alone: ${why}`),
    changes.length > 1 &&
      'A change alone is not its share of the whole: changes may work together; "rulebench attribute" shares the whole out.',
    ...stoppedNotes(stoppedSides(result)),
    `Findings rest on shares alone; ${TOGETHER_NOTE}`,
    hints.length > 0 &&
      `With so many figures looked at, treat these as hints only: ${listed(hints.map(metricTitle))}.`,
    ...tooFew([result.metrics[0].blocks]),
    ...seldomShown([result.metrics]),
    ...elsewhereSentence(result.metrics),
    ...reconstructions(result),
  ]);
}

/** Why no side played by one set of rules against the other. */
function apartSentence(why: string | null): string {
  return `How a side fares under one against the other is left out. ${why}`;
}

function contestSentence(result: CompareResult): string {
  const { contest, spec } = result;
  const { from, to } = rulesNames(result);
  if (contest === null) return apartSentence(spec.asks.apart);
  if (contest.blocks === 0) return `No side under "${to.short}" has met one under "${from.short}" yet.`;
  const after = afterStop(spec.asks.stop, contest);
  return `A side under "${to.short}" against one under "${from.short}" takes ${takenText(contest.share)}${asWonAside(contest)}: ${verdictText(contest, spec.d)}${gainOf(contest)}${after === '' ? '' : `; ${after}`}.`;
}

/** What common luck saves the contest. */
function gainOf({ gain }: VersionsContest): string {
  return gain === null ? '' : `; without shared luck it would take ${gainText(gain)} times as many blocks`;
}

function verdictText({ verdict, blocks, forecast }: VersionsContest, d: number): string {
  const toGo = blocksToGo(blocks, forecast);
  if (toGo !== null) return `not settled; blocks to go: ${toGo}`;
  if (verdict.word === 'no effect') return `within ${pointsText(d)} of even`;
  return verdict.word === 'harms'
    ? 'the later rules are worse to have'
    : 'the later rules are better to have';
}

/** How much is decided at half time of the earlier rules. */
function foresightSentence(result: CompareResult): string[] {
  const { from, to } = rulesNames(result);
  const half = atHalfTime(result.foresight.map(({ second }) => second));
  const row = result.foresight.find(({ round }) => round === half?.round);
  const [before, after] = [row?.second, row?.first].map((one) => (one ? explainedText(one) : null));
  if (!row || before === null || after === null) return [];
  return [
    `At the end of round ${row.round}, half time under "${from.short}", the lead explains ${before} of the outcome, and ${after} under "${to.short}".`,
  ];
}

/** What each change does alone. */
function changeSentences({ changes, spec }: CompareResult): string[] {
  const steps = new Map(spec.asks.changes.map((change) => [change.path, change.steps.map(stepText)]));
  return changes.map(({ path, metrics }) => {
    const what = listed(steps.get(path) ?? []);
    const found = metrics.filter(isFinding);
    const hints = metrics.filter((row) => !isFinding(row) && hasMoved(row));
    const told =
      found.length > 0
        ? `moves ${movesText(found, metrics)}`
        : allStay(metrics)
          ? `moves no share by more than ${pointsText(spec.d)}`
          : 'is not settled in what it moves';
    const beside = hints.length > 0 ? `; less surely it moves ${movesText(hints, metrics)}` : '';
    return `Alone, ${what} ${told}${beside}.`;
  });
}

function movesText(moved: readonly JudgedRow[], metrics: readonly JudgedRow[]): string {
  const named = moved.slice(0, NAMED).map((row) => movedBy(row, metrics));
  const rest = moved.length > NAMED ? [`${counted(moved.length - NAMED, 'figure')} more`] : [];
  return listed([...named, ...rest]);
}

/** A movement that stands among the findings. */
export function isFinding(row: JudgedRow): boolean {
  return row.found === true && hasMoved(row);
}

/** A movement beyond doubt of a figure that is no share, and no part of a group. */
export function isDescribed(row: JudgedRow): boolean {
  return row.unit !== 'share' && !isPart(row) && hasMoved(row);
}

/** @param rows those of all metrics, which tell how many matches were stopped */
function movedBy(row: JudgedRow, rows: readonly JudgedRow[]): string {
  return `${metricTitle(row)} ${moveText(row, stoppedIn(rows))}`;
}

/** How many matches were stopped under either rules, and under each change alone. */
function stoppedSides(result: CompareResult): StoppedSide[] {
  const { from, to } = rulesNames(result);
  const whole = stoppedIn(result.metrics);
  if (whole === null) return [];
  return [
    { side: `under "${from.short}"`, share: whole.second },
    { side: `under "${to.short}"`, share: whole.first },
    ...result.changes.flatMap(({ path, metrics }) => {
      const stopped = stoppedIn(metrics);
      return stopped === null ? [] : [{ side: `with ${path} alone`, share: stopped.first }];
    }),
  ];
}

/** Clauses whose acts changed beyond doubt, those that changed most first. */
export function movedClauses({ acts }: CompareResult): MetricRow[] {
  return acts
    .filter(hasMoved)
    .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .slice(0, CLAUSES);
}
