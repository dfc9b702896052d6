import type { CompareResult } from '../../../experiments/designs/compare/compare.ts';
import type { CompareRow, JudgedRow } from '../../../experiments/designs/compare/comparison.ts';
import { hasMoved } from '../../../experiments/measure/paired-tally.ts';
import type { Column, ReportTable } from '../../document/report.ts';
import { gainColumn, HINT, IN_POINTS, numberColumns, textColumns } from '../../sections/legend.ts';
import { groupOf, inGroups } from '../../wording/metric-groups.ts';
import {
  correctedDifference,
  differenceCells,
  intervalText,
  metricText,
  metricTitle,
} from '../../wording/metric-wording.ts';
import { correctedColumns } from '../../wording/stop-wording.ts';
import { rulesNames, stepText } from '../../wording/version-wording.ts';
import { gainText, intervalTitle, thousands } from '../../wording/wording.ts';
import { isDescribed, isFinding, movedClauses } from './compare-findings.ts';

/** Figures of the earlier and the later rules side by side. */
export function metricsTable(result: CompareResult, rows: readonly CompareRow[]): ReportTable {
  const { from, to } = rulesNames(result);
  const level = intervalTitle(result.spec.alpha);
  const unbiased = unbiasedOf(result, result);
  return {
    columns: [
      { title: 'figure', posted: true },
      { title: from.short, right: true, posted: true },
      { title: level, right: true, pageOnly: true },
      { title: to.short, right: true },
      { title: level, right: true, pageOnly: true },
      { title: 'difference', right: true, posted: true, says: IN_POINTS },
      { title: level, right: true, posted: true },
      ...unbiased.columns,
      {
        title: 'verdict',
        posted: true,
        ...(rows.some((row) => verdictText(row) !== row.movement) && { says: HINT }),
      },
      gainColumn(),
    ],
    rows: rows.map((row) => [
      metricTitle(row),
      row.from ? metricText(row, row.from.mean) : 'not seen',
      row.from ? intervalText(row.unit, row.from) : '',
      row.to ? metricText(row, row.to.mean) : 'not seen',
      row.to ? intervalText(row.unit, row.to) : '',
      ...differenceCells(row),
      ...unbiased.cells(row),
      verdictText(row),
      gainText(row.gain),
    ]),
  };
}

/** Every figure of the result, by group. */
export function allMetricsTable(result: CompareResult): ReportTable {
  const rows = inGroups(result.metrics);
  const { columns, rows: cells } = metricsTable(result, rows);
  return {
    columns: [{ title: 'group' }, ...columns],
    rows: cells.map((own, i) => [groupOf(rows[i]), ...own]),
  };
}

function verdictText(row: CompareRow): string {
  return row.found === false && hasMoved(row) ? `${row.movement}?` : row.movement;
}

/** What each change alone does to the primary metric, and what else it surely moves. */
export function changesTable(result: CompareResult): ReportTable {
  return aloneTable(result, (row, i) => i === 0 || isFinding(row) || isDescribed(row));
}

/** What each change alone does to every figure that tells how the game plays. */
export function allChangesTable(result: CompareResult): ReportTable {
  return aloneTable(result, () => true);
}

function aloneTable(result: CompareResult, isShown: (row: JudgedRow, place: number) => boolean): ReportTable {
  const { changes, spec } = result;
  const steps = new Map(spec.asks.changes.map(({ path, steps: own }) => [path, own]));
  const hasOwn = spec.asks.stop !== 'fixed';
  return {
    columns: [
      ...textColumns('change', 'figure'),
      ...numberColumns('before', 'with it', 'difference', intervalTitle(spec.alpha)),
      ...unbiasedOf(result, result).columns,
      gainColumn(),
      ...(hasOwn ? numberColumns('blocks') : []),
    ],
    rows: changes.flatMap((change) =>
      change.metrics
        .filter(isShown)
        .map((row) => [
          (steps.get(change.path) ?? []).map(stepText).join(', '),
          metricTitle(row),
          metricText(row, row.second),
          metricText(row, row.first),
          ...differenceCells(row),
          ...unbiasedOf(result, change).cells(row),
          gainText(row.gain),
          ...(hasOwn ? [thousands(change.blocks)] : []),
        ]),
    ),
  };
}

/** The difference of the primary metric corrected for the stop, as a column where there is a stop to correct for. */
function unbiasedOf(
  { spec, primary }: CompareResult,
  { unbiased }: Pick<CompareResult, 'unbiased'>,
): { readonly columns: readonly Column[]; cells(row: JudgedRow): string[] } {
  // A test is of the contest, not of a metric.
  const { stop } = spec.asks;
  if (stop !== 'verdict') return { columns: [], cells: () => [] };
  return {
    columns: correctedColumns(stop, spec.alpha),
    cells: (row) => correctedDifference(stop, row, row.metric === primary ? unbiased : null),
  };
}

/** How often clauses act that surely act more or less often. */
export function actsTable(result: CompareResult): ReportTable {
  const { from, to } = rulesNames(result);
  return {
    columns: [
      ...textColumns('clause', 'says'),
      ...numberColumns(from.short, to.short, 'difference', intervalTitle(result.spec.alpha)),
    ],
    rows: movedClauses(result).map((row) => [
      row.metric,
      row.says,
      metricText(row, row.second),
      metricText(row, row.first),
      ...differenceCells(row),
    ]),
  };
}
