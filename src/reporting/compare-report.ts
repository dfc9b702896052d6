import type { CompareRow } from '../experiments/comparison.ts';
import type { CompareResult } from '../experiments/designs/compare.ts';
import { hasMoved, type MetricRow } from '../experiments/paired-tally.ts';
import { auditAppendix, auditFindings } from './audit-wording.ts';
import { differenceChart } from './charts/difference-chart.ts';
import { roundsChart } from './charts/rounds-chart.ts';
import { compareFindings, compareNotes, compareTitle, isFinding } from './compare-findings.ts';
import { FORESIGHT_METHOD, roundsTable } from './foresight-wording.ts';
import {
  differenceRange,
  differenceText,
  differenceUnit,
  intervalText,
  isPart,
  metricText,
  metricTitle,
} from './metric-wording.ts';
import type { Figure, Report, ReportTable } from './report.ts';
import { assumptionsOf, methodOf, readingsOf, subtitleOf } from './result-notes.ts';
import { rulesNames, stepText } from './version-wording.ts';
import { percent, sentence } from './wording.ts';

/** Clauses shown at most. */
const CLAUSES = 15;
/** Figures of single changes at most. */
const MOVED = 4;

/** What a `compare` result says; `command` repeats the run. */
export function compareReport(result: CompareResult, command: string): Report {
  const { from, to } = rulesNames(result);
  return {
    title: compareTitle(result),
    subtitle: subtitleOf(
      result,
      `what changed; "${from.short}" is ${from.long}; "${to.short}" is ${to.long}`,
    ),
    findings: [...compareFindings(result), ...auditFindings(result)],
    notes: compareNotes(result),
    table: metricsTable(
      result,
      result.metrics.filter((row) => !isPart(row)),
    ),
    appendices: [
      { title: 'What each change does alone', table: changesTable(result) },
      {
        title: 'How much is decided by the end of each round',
        table: roundsTable(result.foresight, [to.short, from.short], result.spec.alpha),
      },
      { title: 'Clauses that act more or less often', table: actsTable(result) },
      {
        title: 'What sides do more or less often',
        table: metricsTable(
          result,
          result.metrics.filter((row) => isPart(row) && hasMoved(row)),
        ),
      },
      auditAppendix(result),
    ],
    figures: [
      ...metricFigures(result),
      ...foresightFigure(result),
      ...changeFigures(result),
      ...actsFigure(result),
    ],
    method: [
      'Both sides play by the earlier rules, then both by the later, then both by the earlier with each change alone: always the same tables and the same luck.',
      `Where both can be played in one match, a side under the later rules also meets one under the earlier, seats swapped.${contestGain(result)}`,
      'Gain: how many times as many blocks it would take if the luck were not shared.',
      FORESIGHT_METHOD,
      'Figures that are no shares have no bounds of their own; the largest difference seen stands for them.',
      ...methodOf(result),
    ],
    assumptions: assumptionsOf(result),
    readings: readingsOf(result),
    command,
  };
}

function contestGain({ contest }: CompareResult): string {
  const gain = contest?.gain ?? null;
  return gain === null
    ? ''
    : ` It would take ${gain.toFixed(1)} times as many blocks if the two matches of one had luck of their own.`;
}

function metricsTable(result: CompareResult, rows: readonly CompareRow[]): ReportTable {
  const { from, to } = rulesNames(result);
  const level = `${Math.round(100 * (1 - result.spec.alpha))} % interval`;
  return {
    columns: [
      { title: 'figure' },
      { title: from.short, right: true },
      { title: level, right: true, pageOnly: true },
      { title: to.short, right: true },
      { title: level, right: true, pageOnly: true },
      { title: 'difference', right: true },
      { title: level, right: true },
      { title: 'verdict' },
      { title: 'gain', right: true },
    ],
    rows: rows.map((row) => [
      metricTitle(row),
      row.from ? metricText(row, row.from.mean) : 'not seen',
      row.from ? intervalText(row.unit, row.from) : '',
      row.to ? metricText(row, row.to.mean) : 'not seen',
      row.to ? intervalText(row.unit, row.to) : '',
      differenceText(row, row.difference.mean),
      differenceRange(row),
      verdictText(row),
      gainText(row),
    ]),
  };
}

function verdictText(row: CompareRow): string {
  return row.found === false && hasMoved(row) ? `${row.movement}?` : row.movement;
}

function gainText({ gain }: MetricRow): string {
  return gain === null ? '' : gain.toFixed(1);
}

function changesTable({ changes, spec }: CompareResult): ReportTable {
  const steps = new Map(spec.asks.changes.map(({ path, steps: own }) => [path, own]));
  return {
    columns: [
      { title: 'change' },
      { title: 'figure' },
      { title: 'before', right: true },
      { title: 'with it', right: true },
      { title: 'difference', right: true },
      { title: `${Math.round(100 * (1 - spec.alpha))} % interval`, right: true },
      { title: 'gain', right: true },
    ],
    rows: changes.flatMap(({ path, metrics }) =>
      metrics
        .filter((row, i) => i === 0 || isFinding(row))
        .map((row) => [
          (steps.get(path) ?? []).map(stepText).join(', '),
          metricTitle(row),
          metricText(row, row.second),
          metricText(row, row.first),
          differenceText(row, row.difference.mean),
          differenceRange(row),
          gainText(row),
        ]),
    ),
  };
}

/** Clauses whose acts changed beyond doubt, those that changed most first. */
function movedClauses({ acts }: CompareResult): MetricRow[] {
  return acts
    .filter(hasMoved)
    .sort((a, b) => Math.abs(b.difference.mean) - Math.abs(a.difference.mean))
    .slice(0, CLAUSES);
}

function actsTable(result: CompareResult): ReportTable {
  const { from, to } = rulesNames(result);
  return {
    columns: [
      { title: 'clause' },
      { title: 'says' },
      { title: from.short, right: true },
      { title: to.short, right: true },
      { title: 'difference', right: true },
    ],
    rows: movedClauses(result).map((row) => [
      row.metric,
      row.says,
      metricText(row, row.second),
      metricText(row, row.first),
      differenceText(row, row.difference.mean),
    ]),
  };
}

/** Shares in points, and all else in percent of what it was. */
function metricFigures(result: CompareResult): Figure[] {
  const { from, to } = rulesNames(result);
  const heads = result.metrics.filter((row) => !isPart(row) && row.blocks > 0);
  const shares = heads.filter(({ unit }) => unit === 'share').map((row) => bar(row, 100));
  const others = heads
    .filter(({ unit, second }) => unit !== 'share' && second)
    .map((row) => bar(row, 100 / row.second!));
  const caption = `Right of the dashed line it is more under "${to.short}", left of it more under "${from.short}".`;
  return [
    {
      title: 'How the shares move',
      caption: `In percentage points. ${caption}`,
      chart: (width) => differenceChart(shares, 'difference in percentage points', width),
    },
    {
      title: 'How lengths and counts move',
      caption: `In percent of what it was under "${from.short}". ${caption}`,
      chart: (width) => differenceChart(others, 'difference in percent', width),
    },
  ];
}

function bar(row: MetricRow, scale: number, title = metricTitle(row)) {
  const { mean, low, high } = row.difference;
  return {
    title,
    difference: scale * mean,
    low: scale * low,
    high: scale * high,
    label: differenceText(row, mean),
  };
}

/** How much of the outcome the lead explains, round by round. */
function foresightFigure(result: CompareResult): Figure[] {
  const { from, to } = rulesNames(result);
  const points = result.foresight.flatMap(({ round, first, second }) =>
    [
      { game: from.short, share: second.explained },
      { game: to.short, share: first.explained },
    ].flatMap(({ game, share }) =>
      share === null ? [] : [{ game, round, ...share, label: percent(share.mean) }],
    ),
  );
  if (points.length === 0) return [];
  return [
    {
      title: 'How early it is decided',
      caption:
        'How much of the outcome the lead in worth explains at the end of each round: at 0 % it says nothing, at 100 % all is decided.',
      chart: (width) => roundsChart(points, 'explained by the lead', width),
    },
  ];
}

/** For the figures that the whole moves most surely, what each change does to them alone. */
function changeFigures({ metrics, changes }: CompareResult): Figure[] {
  if (changes.length === 0) return [];
  const moved = metrics.filter(isFinding).sort((a, b) => (b.eValue ?? 0) - (a.eValue ?? 0));
  return moved.slice(0, MOVED).map((whole) => {
    const scale = whole.unit === 'share' ? 100 : 1;
    const rows = changes.flatMap(({ path, metrics: own }) =>
      own.filter(({ metric }) => metric === whole.metric).map((row) => bar(row, scale, path)),
    );
    const unit = differenceUnit(whole.unit);
    return {
      title: `Which change moves it: ${metricTitle(whole)}`,
      caption: `${sentence(whole.says)}: each change alone, and all together at the top, in ${unit}.`,
      chart: (width) =>
        differenceChart([bar(whole, scale, 'all together'), ...rows], `difference in ${unit}`, width),
    };
  });
}

function actsFigure(result: CompareResult): Figure[] {
  const rows = movedClauses(result).map((row) => bar(row, 1, row.metric));
  if (rows.length === 0) return [];
  return [
    {
      title: 'Clauses that act more or less often',
      caption: 'How many more times per match each clause does something, both sides together.',
      chart: (width) => differenceChart(rows, 'difference per match', width),
    },
  ];
}
