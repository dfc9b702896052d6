import type { ChangeContest } from '../../../experiments/designs/compare/change-contests.ts';
import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import { isEffect } from '../../../experiments/terms/verdict.ts';
import { effectChart } from '../../charts/effect-chart.ts';
import type { Figure, ReportTable } from '../../document/report.ts';
import { gainColumn } from '../../sections/legend.ts';
import { rulesNames, stepText } from '../../wording/version-wording.ts';
import {
  counted,
  gainText,
  intervalTitle,
  listed,
  present,
  shareCells,
  takenText,
  thousands,
} from '../../wording/wording.ts';

/** Which changes alone are worth something to a side that has them, in a sentence. */
export function changeContestsFinding(result: CompareResult): string[] {
  const rows = met(result);
  if (rows.length === 0) return [];
  const telling = rows.filter(({ verdict }) => isEffect(verdict));
  if (telling.length === 0) return ['No single change is shown to be what does it.'];
  const named = telling.map((row) => `with ${whatOf(result, row)} it takes ${takenText(row.share)}`);
  const others = rows.length - telling.length;
  const beside =
    others === 0 ? '' : `; nothing of the kind is shown of the other${others === 1 ? '' : ` ${others}`}`;
  return [`Of a side with one change alone: ${listed(named)}${beside}.`];
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
      caption: `Share of the points against a side under "${rulesNames(result).from.short}"; at 50 % the change is worth nothing.`,
      chart: (width) => effectChart(rows, 'change', result.spec.d, width),
    },
  ];
}

/** The same in figures. */
export function changeContestsTable(result: CompareResult): ReportTable {
  return {
    columns: [
      { title: 'change' },
      { title: 'share', right: true },
      { title: intervalTitle(result.spec.alpha), right: true },
      { title: 'verdict' },
      gainColumn(),
      { title: 'blocks', right: true },
    ],
    rows: met(result).map((row) => [
      whatOf(result, row),
      ...shareCells(row.share),
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

/** What sides with one change take, for tables in general. */
export function changeContestsLines(result: CompareResult) {
  return met(result).map((row) => ({ title: `a side with ${whatOf(result, row)} alone`, ...row }));
}

/** Strongest first. */
function met({ contests }: CompareResult): ChangeContest[] {
  return contests.filter(({ blocks }) => blocks > 0).sort((a, b) => b.share.mean - a.share.mean);
}

function whatOf({ spec }: CompareResult, { path }: ChangeContest): string {
  const change = spec.asks.changes.find((one) => one.path === path)!;
  return listed(change.steps.map(stepText));
}
