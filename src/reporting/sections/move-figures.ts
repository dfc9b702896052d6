import type { MetricRow } from '../../experiments/measure/paired-tally.ts';
import {
  type DifferenceRow,
  differenceChart,
  differenceRow,
  MOVEMENT_WORDS,
} from '../charts/difference-chart.ts';
import type { Figure } from '../document/report.ts';
import { isPart, metricTitle } from '../wording/metric-wording.ts';

/** How all metrics of one game move from another, in two charts: shares in points, all else in percent of what it was `there`. */
export function moveFigures(metrics: readonly MetricRow[], there: string, caption: string): Figure[] {
  const heads = metrics.filter((row) => !isPart(row) && row.blocks > 0);
  const shares = heads.filter(({ unit }) => unit === 'share').map((row) => moveRow(metricTitle(row), row));
  const others = heads
    .filter(({ unit, second }) => unit !== 'share' && second)
    .map((row) => moveRow(metricTitle(row), row, 100 / row.second!));
  return [
    {
      title: 'How the shares move',
      caption: `In percentage points. ${caption}`,
      chart: (width) => differenceChart(shares, 'difference in percentage points', width),
    },
    {
      title: 'How lengths and counts move',
      caption: `In percent of what it ${there}. ${caption}`,
      chart: (width) => differenceChart(others, 'difference in percent', width),
    },
  ];
}

/** How one metric moves, in its own unit unless it is scaled. */
export function moveRow(title: string, row: MetricRow, scale?: number): DifferenceRow {
  return differenceRow(title, row, MOVEMENT_WORDS[row.movement], scale);
}
