import type { SweepResult } from '../../../experiments/designs/sweep/sweep.ts';
import type { SweepPoint } from '../../../experiments/designs/sweep/sweep-point.ts';
import { hasMoved, type MetricRow } from '../../../experiments/measure/paired-tally.ts';
import type { ReportTable } from '../../document/report.ts';
import { gainColumn, numberColumns, textColumns } from '../../sections/legend.ts';
import { groupOf, inGroups } from '../../wording/metric-groups.ts';
import {
  differenceCells,
  isPart,
  levelCells,
  metricText,
  metricTitle,
} from '../../wording/metric-wording.ts';
import { gainText, intervalTitle } from '../../wording/wording.ts';

/** A value as it is shown, the book's marked. */
export function valueText({ value, isBook }: Pick<SweepPoint, 'value' | 'isBook'>): string {
  return isBook ? `${value} (book)` : `${value}`;
}

/** Metrics beside the primary one that leave no doubt about their direction. */
export function movedTable({ points, spec }: SweepResult): ReportTable {
  return {
    columns: [
      ...textColumns('value', 'what moves'),
      ...numberColumns('at the value', 'from the book', intervalTitle(spec.alpha)),
      { title: 'verdict' },
    ],
    rows: points.flatMap((point) =>
      (point.differences ?? [])
        .slice(1)
        .filter(hasMoved)
        .sort((a, b) => Number(isPart(a)) - Number(isPart(b)))
        .map((row) => [
          valueText(point),
          metricTitle(row),
          metricText(row, row.first),
          ...differenceCells(row),
          row.movement,
        ]),
    ),
  };
}

/** Every figure at every value, by group, and how far it is from the book's. */
export function allMetricsTable({ points, spec }: SweepResult): ReportTable {
  const level = intervalTitle(spec.alpha);
  return {
    columns: [
      ...textColumns('value', 'group', 'figure'),
      ...numberColumns('at the value', level, 'from the book', level),
      { title: 'verdict' },
      gainColumn(),
    ],
    rows: points.flatMap((point) =>
      inGroups(point.levels).map((own) => [
        valueText(point),
        groupOf(own),
        metricTitle(own),
        ...levelCells(own.unit, own.level),
        ...fromBookCells(point.differences?.find(({ metric }) => metric === own.metric)),
      ]),
    ),
  };
}

/** What sets a value apart from the book; empty for the book itself. */
export function fromBookCells(row: MetricRow | undefined): string[] {
  if (!row) return ['', '', '', ''];
  return [...differenceCells(row), row.movement, gainText(row.gain)];
}
