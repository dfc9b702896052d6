import type { FairResult } from '../../../experiments/designs/fair/fair.ts';
import type { FairPoint } from '../../../experiments/measure/fair-curve.ts';
import { fairChart } from '../../charts/fair-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossAppendix } from '../../sections/across-table.ts';
import { evenContests, evenTrials } from '../../sections/even-trials.ts';
import { CONTEST_GAIN, numberColumns } from '../../sections/legend.ts';
import { adaptationAppendix, adaptationMethod, fittedAt } from '../../wording/adaptation-wording.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { evenMore } from '../../wording/even-wording.ts';
import { fortuneMethod } from '../../wording/fortune-wording.ts';
import {
  counted,
  gainText,
  intervalTitle,
  percent,
  plural,
  pointsText,
  present,
  shareCells,
  thousands,
  variedText,
} from '../../wording/wording.ts';
import { fairFindings, fairNotes, fairTitle, spentText } from './fair-findings.ts';

/** What having a rule of a kind is; nobody need use an option, so that none is worth less than nothing. */
function wordsOf(kind: FairResult['kind']): Readonly<Record<FairPoint['worth'], string>> {
  const less = kind === 'option' ? 'misplayed' : 'worth less';
  return { more: 'worth more', fair: 'fair', less, undecided: 'undecided' };
}

/** What a `fair` result says. */
export function fairReport(result: FairResult): Said {
  const { spec, points, even, yardstickTitle, uses, resource } = result;
  const at = (value: number) => `${result.ruleTitle} at ${valueText(value, spec.asks.book)}`;
  const fitted = fittedAt(result, at, (value) => `${at(value)}, the side without it`);
  const evened = { title: result.ruleTitle, even };
  const least = Math.min(...points.map(({ blocks }) => blocks));
  return {
    title: fairTitle(result),
    question: questionOf(result),
    findings: [...fairFindings(result), ...auditFindings(result)],
    notes: fairNotes(result),
    table: tableOf(result),
    appendices: [
      { title: `What else ${resource ?? 'the same'} can be spent on`, table: usesTable(result) },
      evenTrials(
        `${result.ruleTitle} against ${plural(yardstickTitle)}`,
        [evened],
        yardstickTitle,
        spec.alpha,
      ),
      acrossAppendix('contest', result, [...contestsOf(result), ...evenContests([evened], yardstickTitle)]),
      adaptationAppendix(fitted),
    ],
    figures: figuresOf(result),
    method: present([
      variedText(result.says, spec.asks.parameter),
      `One side has ${result.ruleTitle} at the value, the other has it not; the same tables and the same luck for every value${points.length > 0 ? `, ${counted(least, 'block')} or more each` : ''}.`,
      ...adaptationMethod(fitted, spec.asks.adapt),
      ...fortuneMethod(result.contests),
      `The values share the error rate, so that all their intervals hold together.`,
      `Its power in units: the side without it gets ever more of the ${yardstickTitle}, by bisection: ${evenMore(even)}.`,
      uses.length > 0 &&
        'The interval of what is spent is approximate: half as much again as the most seen stands for the bound. The rule itself stands as at the value of the book; the shares of the other uses share the error rate.',
    ]),
  };
}

/** Contests at every value, then those of the other uses; the rule's own is that at the book's value. */
function contestsOf({ contests, spec, ruleTitle, uses }: FairResult) {
  const at = contests.map((own) => ({
    ...own,
    title: `${ruleTitle} at ${valueText(own.value, spec.asks.book)}`,
  }));
  return [...at, ...uses.slice(1)];
}

function valueText(value: number, book: number): string {
  return value === book ? `${value} (book)` : `${value}`;
}

function questionOf({ ruleTitle, isCost, spec }: FairResult): string {
  const { parameter } = spec.asks;
  return isCost
    ? `what ${ruleTitle} should cost (${parameter})`
    : `at which ${parameter} having ${ruleTitle} is worth nothing extra`;
}

function tableOf({ kind, spec, points, contests, fair }: FairResult): ReportTable {
  const gains = new Map(contests.map(({ value, gain }) => [value, gain]));
  return {
    columns: [
      { title: 'value', right: true, posted: true },
      { title: 'share', right: true, posted: true },
      { title: intervalTitle(spec.alpha), right: true, posted: true },
      {
        title: 'fitted',
        right: true,
        says: `the ${fair?.direction === 'rises' ? 'rising' : 'falling'} curve nearest to all shares (isotonic regression)`,
      },
      { title: 'having it is', posted: true },
      CONTEST_GAIN,
      { title: 'blocks', right: true },
    ],
    rows: points.map(({ value, share, fitted, worth, blocks }) => [
      valueText(value, spec.asks.book),
      ...shareCells(share),
      percent(fitted),
      wordsOf(kind)[worth],
      gainText(gains.get(value) ?? null),
      thousands(blocks),
    ]),
  };
}

function usesTable({ uses, resource, spec }: FairResult): ReportTable {
  return {
    columns: [
      { title: 'use' },
      ...numberColumns('share', intervalTitle(spec.alpha)),
      {
        title: `${resource ?? ''} spent`,
        right: true,
        says: `by the side that has it, per match, and the ${intervalTitle(spec.alpha)}`,
      },
      CONTEST_GAIN,
      { title: 'blocks', right: true },
    ],
    rows: uses.map(({ title, share, spentPerMatch, gain, blocks }) => [
      title,
      ...shareCells(share),
      spentText(spentPerMatch),
      gainText(gain),
      thousands(blocks),
    ]),
  };
}

function figuresOf({ kind, spec, points, ruleTitle: title }: FairResult): Figure[] {
  if (points.length === 0) return [];
  const { asks, d } = spec;
  const marks = points.map(({ value, share, fitted, worth }) => ({
    value,
    share: share.mean,
    low: share.low,
    high: share.high,
    fitted,
    word: wordsOf(kind)[worth],
  }));
  return [
    {
      title: `What ${title} is worth at each value`,
      caption: `The mark is the share of points of the side that has it, the line its interval. In the grey band (${pointsText(d)} either way) it is worth nothing extra; the dashed line is the book's value.`,
      chart: (width) => fairChart(marks, { book: asks.book, d, axis: asks.parameter }, width),
    },
  ];
}
