import { alphaOfChange, type ChangeContest } from '../../../experiments/designs/compare/change-contests.ts';
import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import { isEffect, LEAST_BLOCKS } from '../../../experiments/terms/verdict.ts';
import { effectChart } from '../../charts/effect-chart.ts';
import type { Figure, ReportTable } from '../../document/report.ts';
import { gainColumn, numberColumns } from '../../sections/legend.ts';
import { asWonAside } from '../../wording/fortune-wording.ts';
import { notSettled } from '../../wording/not-settled.ts';
import { afterStop, correctedCells, isCorrected } from '../../wording/stop-wording.ts';
import { rulesNames, stepText } from '../../wording/version-wording.ts';
import {
  counted,
  gainText,
  intervalTitle,
  listed,
  percent,
  percentRange,
  pointsText,
  present,
  shareCells,
  takenText,
  thousands,
} from '../../wording/wording.ts';

/** Which changes alone are worth something to a side that has them, in a sentence. */
export function changeContestsFinding(result: CompareResult): string[] {
  const rows = met(result);
  if (rows.length === 0) return [];
  if (rows.some(({ blocks }) => blocks < LEAST_BLOCKS)) return [`${notSettled('which change does it')}.`];
  const telling = rows.filter(({ verdict }) => isEffect(verdict));
  const isOwed = telling.some((row) => pull(result, row) > 0);
  const lead = isOwed ? 'Of a side with one change alone' : 'No single change is shown to be what does it';
  if (telling.length === 0) return [`${lead}.`];
  const others = rows.length - telling.length;
  const beside =
    others === 0 || !isOwed
      ? ''
      : `; nothing of the kind is shown of the other${others === 1 ? '' : ` ${others}`}`;
  return [`${lead}: ${listed(telling.map((row) => takenWith(result, row)))}${beside}.`];
}

function takenWith(result: CompareResult, row: ChangeContest): string {
  const after = afterStop(result.spec.asks.stop, row);
  return `with ${whatOf(result, row)} it takes ${takenText(row.share)}${asWonAside(row)}${after === '' ? '' : `, ${after}`}`;
}

/** The chart of that. */
export function changeContestsFigure(result: CompareResult): Figure[] {
  const rows = met(result).map(({ path, share, verdict }) => ({
    title: path,
    share: share.mean,
    low: share.low,
    high: share.high,
    word: verdict.word,
    verdict: verdict.text,
  }));
  if (rows.length === 0) return [];
  return [
    {
      title: 'What each change alone is worth to the side that has it',
      caption: `Share of the points against a side under "${rulesNames(result).from.short}"; at 50 % the change is worth nothing, and in the grey band less than ${pointsText(result.spec.d)} either way. The lines hold together.`,
      chart: (width) => effectChart(rows, 'change', result.spec.d, width),
    },
  ];
}

/** The same in figures. */
export function changeContestsTable(result: CompareResult): ReportTable {
  const { alpha, asks } = result.spec;
  return {
    columns: [
      { title: 'change' },
      ...numberColumns('share', intervalTitle(alphaOfChange(alpha, result.contests.length))),
      ...(isCorrected(asks.stop) ? numberColumns('corrected') : []),
      { title: 'verdict' },
      gainColumn(),
      { title: 'blocks', right: true },
    ],
    rows: met(result).map((row) => [
      whatOf(result, row),
      ...shareCells(row.share),
      ...correctedCells(asks.stop, row.unbiased, percent, percentRange),
      row.verdict.text,
      gainText(row.gain),
      thousands(row.blocks),
    ]),
  };
}

/** How that was measured. */
export function changeContestsMethod(result: CompareResult): string[] {
  const { length } = met(result);
  return present([
    length > 0 &&
      `Since one side is better off, sides with one change alone met one under the earlier rules, too; intervals and verdicts of these ${counted(length, 'contest')} hold together (Bonferroni).`,
  ]);
}

/** Those that pull the way of all changes together first, the strongest of them at the head. */
function met(result: CompareResult): ChangeContest[] {
  return result.contests.filter(({ blocks }) => blocks > 0).sort((a, b) => pull(result, b) - pull(result, a));
}

/** How far a change pulls the way of all together; below zero where it pulls the other way. */
function pull({ contest }: CompareResult, { share }: ChangeContest): number {
  const way = contest !== null && contest.share.mean < 0.5 ? -1 : 1;
  return way * (share.mean - 0.5);
}

function whatOf({ spec }: CompareResult, { path }: ChangeContest): string {
  const change = spec.asks.changes.find((one) => one.path === path)!;
  return listed(change.steps.map(stepText));
}
