import type { AblateResult, AblateRow } from '../../../experiments/designs/ablate/ablate.ts';
import type { AblateMetric } from '../../../experiments/designs/ablate/ablation.ts';
import { hasMoved, type MetricRow } from '../../../experiments/measure/paired-tally.ts';
import { type DifferenceRow, differenceChart } from '../../charts/difference-chart.ts';
import type { Figure, ReportTable, Said } from '../../document/report.ts';
import { acrossMoves } from '../../sections/across-table.ts';
import { figuresGlossary } from '../../sections/figures-glossary.ts';
import { gainColumn, HINT, IN_POINTS } from '../../sections/legend.ts';
import { moveFigures, moveRow } from '../../sections/move-figures.ts';
import { auditFindings } from '../../wording/audit-wording.ts';
import { everyRoundTable, FIGURES_METHOD, halfTimeTable } from '../../wording/foresight-wording.ts';
import { groupOf, inGroups, TOGETHER } from '../../wording/metric-groups.ts';
import {
  correctedDifference,
  differenceCells,
  intervalText,
  inUnits,
  isPart,
  metricText,
  metricTitle,
  theMetric,
} from '../../wording/metric-wording.ts';
import { correctedColumns, stopMethod } from '../../wording/stop-wording.ts';
import { blockRange, gainText, intervalTitle, present, sentence, thousands } from '../../wording/wording.ts';
import { ablateFindings, ablateNotes, ablateTitle, isHint } from './ablate-findings.ts';

/** What is asked of every rule beside the primary metric, whether it moves or not: the length of matches and the kills. */
const ASKED: ReadonlySet<string> = new Set(['rounds', 'count.kills']);

/** How a chart of differences is read. */
const DIRECTION = 'right of the dashed line the rule makes it more, left of it less.';

/** What an `ablate` result says. */
export function ablateReport(result: AblateResult): Said {
  const rows = [...result.rows].sort((a, b) => primaryMove(b) - primaryMove(a));
  const games = gamesOf(result.foresight, rows);
  return {
    title: ablateTitle(result, rows),
    question: 'what each rule does to the game',
    findings: [...ablateFindings(rows), ...auditFindings(result)],
    notes: ablateNotes(rows),
    table: tableOf(
      result,
      rows.map(askedFirst),
      (metric, i) => i === 0 || ASKED.has(metric.metric) || (hasMoved(metric) && !isPart(metric)),
    ),
    appendices: [
      {
        title: `What sides did more or less often (${TOGETHER})`,
        table: tableOf(result, rows, (metric) => hasMoved(metric) && isPart(metric)),
      },
      {
        title: `All figures of each rule (corrected: ${theMetric(rows[0].metrics[0])} alone)`,
        table: tableOf(result, rows.map(grouped), () => true, true),
      },
      {
        title: 'How much is decided at half time',
        table: halfTimeTable('rules', games, result.spec.alpha),
      },
      {
        title: 'How much is decided by the end of each round',
        table: everyRoundTable('rules', games, result.spec.alpha),
      },
      acrossMoves(
        ['rule', 'figure'],
        result,
        rows.flatMap(({ title, metrics }) =>
          inGroups(metrics).map((metric) => ({ ...metric, names: [title, metricTitle(metric)] })),
        ),
      ),
      figuresGlossary(rows[0].metrics),
    ],
    figures: figuresOf(rows),
    method: [
      'Both sides play by the book, then both play without the rule; the difference is what the rule does.',
      `Each rule was compared on ${blocksText(rows)}: the same table and the same luck with the rule and without.`,
      ...stopMethod(result.spec.asks.stop, 'each rule', theMetric(rows[0].metrics[0])),
      ...FIGURES_METHOD,
    ],
  };
}

/** `300 blocks`, `200 to 600 blocks`. */
function blocksText(rows: readonly AblateRow[]): string {
  const blocks = rows.map((row) => row.blocks);
  return blockRange(blocks);
}

/** The book, and the book without each rule. */
function gamesOf(book: AblateResult['foresight'], rows: readonly AblateRow[]) {
  const others = rows.map(({ title, foresight }) => ({ title: `without ${title}`, rounds: foresight }));
  return [{ title: 'the book', rounds: book }, ...others];
}

function primaryMove({ metrics }: AblateRow): number {
  return Math.abs(metrics[0].difference.mean);
}

/** The primary metric, then what else is asked. */
function askedFirst(row: AblateRow): AblateRow {
  const [primary, ...others] = row.metrics;
  const [asked, rest] = [true, false].map((is) => others.filter(({ metric }) => ASKED.has(metric) === is));
  return { ...row, metrics: [primary, ...asked, ...rest] };
}

function grouped(row: AblateRow): AblateRow {
  return { ...row, metrics: inGroups(row.metrics) };
}

function tableOf(
  { spec }: AblateResult,
  rows: readonly AblateRow[],
  isShown: (metric: AblateMetric, place: number) => boolean,
  withGroups = false,
): ReportTable {
  const level = intervalTitle(spec.alpha);
  const { stop } = spec.asks;
  return {
    columns: present([
      { title: 'rule', posted: true },
      withGroups && { title: 'group' },
      { title: 'figure', posted: true },
      { title: 'with it', right: true },
      { title: level, right: true, pageOnly: true },
      { title: 'without', right: true },
      { title: level, right: true, pageOnly: true },
      { title: 'difference', right: true, posted: true, says: IN_POINTS },
      { title: level, right: true, posted: true },
      ...correctedColumns(stop, spec.alpha),
      { title: 'verdict', posted: true, ...(rows.some(isHint) && { says: HINT }) },
      gainColumn(),
      stop !== 'fixed' && { title: 'blocks', right: true },
    ]),
    rows: rows.flatMap((row) =>
      row.metrics
        .filter(isShown)
        .map((metric) => [
          row.title,
          ...(withGroups ? [groupOf(metric)] : []),
          metricTitle(metric),
          metricText(metric, metric.first),
          levelRange(metric, 'first'),
          metricText(metric, metric.second),
          levelRange(metric, 'second'),
          ...differenceCells(metric),
          ...correctedDifference(stop, metric, isPrimary(row, metric) ? row.unbiased : null),
          verdictText(row, metric),
          gainText(metric.gain),
          ...(stop === 'fixed' ? [] : [thousands(row.blocks)]),
        ]),
    ),
  };
}

function verdictText(row: AblateRow, metric: AblateMetric): string {
  return isPrimary(row, metric) && isHint(row) ? `${metric.movement}?` : metric.movement;
}

/** Blocks end by the primary metric. */
function isPrimary({ metrics }: AblateRow, { metric }: AblateMetric): boolean {
  return metric === metrics[0].metric;
}

/** The interval of a metric with the rule or without it. */
function levelRange({ unit, levels }: AblateMetric, side: 'first' | 'second'): string {
  return levels === null ? '' : intervalText(unit, levels[side]);
}

/** Of one rule a chart with all metrics that tell how the game plays; of several a chart for each metric. */
function figuresOf(rows: readonly AblateRow[]): Figure[] {
  const [{ title, metrics }] = rows;
  if (rows.length === 1)
    return moveFigures(metrics, `is without ${title}`, `What ${title} adds: ${DIRECTION}`);
  return metrics.flatMap((metric, m) => {
    const moves = rows.map((row) => moveRow(row.title, row.metrics[m]));
    return isPart(metric) ? [] : [figureOf(metric, moves)];
  });
}

function figureOf(metric: MetricRow, rows: readonly DifferenceRow[]): Figure {
  const unit = inUnits(metric);
  return {
    title: sentence(metric.says),
    caption: `What the rule adds to it, ${unit}. ${sentence(DIRECTION)}`,
    chart: (width) => differenceChart(rows, `difference ${unit}`, width),
  };
}
