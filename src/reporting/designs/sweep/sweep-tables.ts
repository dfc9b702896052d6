import type { SweepResult } from '../../../experiments/designs/sweep/sweep.ts';
import type { SweepPoint } from '../../../experiments/designs/sweep/sweep-point.ts';
import type { MetricLevel } from '../../../experiments/measure/metric-tally.ts';
import type { MetricRow } from '../../../experiments/measure/paired-tally.ts';
import type { ReportTable } from '../../document/report.ts';
import { gainColumn } from '../../sections/legend.ts';
import { groupOf, inGroups } from '../../wording/metric-groups.ts';
import {
  differenceRange,
  differenceText,
  figureText,
  intervalText,
  isPart,
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
      { title: 'value' },
      { title: 'what moves' },
      { title: 'at the value', right: true },
      { title: 'from the book', right: true },
      { title: intervalTitle(spec.alpha), right: true },
      { title: 'verdict' },
    ],
    rows: points.flatMap((point) =>
      (point.differences ?? [])
        .slice(1)
        .filter(({ movement }) => movement === 'rises' || movement === 'falls')
        .sort((a, b) => Number(isPart(a)) - Number(isPart(b)))
        .map((row) => [
          valueText(point),
          metricTitle(row),
          row.first === null ? 'not seen' : figureText(row.unit, row.difference, row.first),
          differenceText(row, row.difference.mean),
          differenceRange(row),
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
      { title: 'value' },
      { title: 'group' },
      { title: 'figure' },
      { title: 'at the value', right: true },
      { title: level, right: true },
      { title: 'from the book', right: true },
      { title: level, right: true },
      { title: 'verdict' },
      gainColumn(),
    ],
    rows: points.flatMap((point) =>
      inGroups(point.levels).map((own) => [
        valueText(point),
        groupOf(own),
        ...levelCells(own),
        ...differenceCells(point.differences?.find(({ metric }) => metric === own.metric)),
      ]),
    ),
  };
}

function levelCells(own: MetricLevel): string[] {
  const { unit, level } = own;
  return level === null
    ? [metricTitle(own), 'not seen', '']
    : [metricTitle(own), figureText(unit, level, level.mean), intervalText(unit, level)];
}

/** What sets a value apart from the book; empty for the book itself. */
export function differenceCells(row: MetricRow | undefined): string[] {
  if (!row) return ['', '', '', ''];
  return [differenceText(row, row.difference.mean), differenceRange(row), row.movement, gainText(row.gain)];
}
