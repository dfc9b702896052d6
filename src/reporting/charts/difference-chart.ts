import type { TopLevelSpec } from 'vega-lite';
import type { MetricRow, Movement } from '../../experiments/measure/paired-tally.ts';
import { LEAST_BLOCKS, type Share } from '../../experiments/terms/verdict.ts';
import { steps, type Width } from '../document/theme.ts';
import { differenceText } from '../wording/metric-wording.ts';
import { comparedAt, type ForestRow, forest, roomFor } from './forest.ts';

/** A difference in the unit of the chart. */
export interface DifferenceRow extends ForestRow {
  readonly difference: number;
  /** The difference as it is written. */
  readonly label: string;
}

/** A difference of a metric as a row: shares in points, others in their own unit unless it is scaled. */
export function differenceRow(
  title: string,
  row: Pick<MetricRow, 'metric' | 'unit' | 'difference'>,
  word: string,
  scale = row.unit === 'share' ? 100 : 1,
): DifferenceRow {
  const { mean, low, high } = row.difference;
  return {
    title,
    difference: scale * mean,
    low: scale * low,
    high: scale * high,
    word,
    label: differenceText(row, mean),
  };
}

/** What a movement is called in the legend. */
export const MOVEMENT_WORDS: Readonly<Record<Movement, string>> = {
  rises: 'beyond zero',
  falls: 'beyond zero',
  stays: 'no effect',
  undecided: 'not settled',
};

/**
 * The word for what has no verdict: its interval tells, but before a least number of blocks nothing is settled, nor by
 * blocks that are all alike, which leave it no width.
 */
export function intervalWord({ low, high }: Share, blocks: number): string {
  const tells = low !== high && (low > 0 || high < 0);
  return blocks >= LEAST_BLOCKS && tells ? 'beyond zero' : 'not settled';
}

/** Differences with their intervals and the words that they look by, in the order given. */
export function differenceChart(rows: readonly DifferenceRow[], metric: string, width: Width): TopLevelSpec {
  const domain = roomFor([0, ...rows.flatMap(({ low, high }) => [low, high])]);
  const scale = { domain, zero: false, nice: false };
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: steps(width) } } as const;
  const tooltip = [
    { field: 'title', title: 'what' },
    { field: 'word', title: 'verdict' },
    { field: 'label', title: metric },
  ];
  const below = () => [comparedAt(x, 'none', 0)];
  return forest(rows, { value: 'difference', x, tooltip, pitch: 26, below }, width);
}
