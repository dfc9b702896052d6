import type { TopLevelSpec } from 'vega-lite';
import type { Movement } from '../../experiments/measure/paired-tally.ts';
import { LEAST_BLOCKS } from '../../experiments/terms/verdict.ts';
import { nameRows } from './name-rows.ts';
import { COMPARED, frame, looksOf, steps, type Width } from './theme.ts';

/** How one metric moved when a rule was taken away, in the metric's own unit. */
export interface DifferenceRow {
  readonly title: string;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** Blocks behind it; before a least number of them nothing is settled. */
  readonly blocks: number;
  /** The verdict on it, where it has one; otherwise its interval tells. */
  readonly movement?: Movement;
  /** The difference as it is written. */
  readonly label: string;
}

/** Paired differences of one metric with their intervals; those that leave zero out stand out. */
export function differenceChart(rows: readonly DifferenceRow[], metric: string, width: Width): TopLevelSpec {
  const low = Math.min(0, ...rows.map((row) => row.low));
  const high = Math.max(0, ...rows.map((row) => row.high));
  const room = high - low || 1;
  const { y, height, layers, figures } = nameRows(
    rows.map((row) => row.title),
    26,
    width,
  );
  const scale = { domain: [low - 0.04 * room, high + 0.04 * room], zero: false, nice: false };
  const x = {
    type: 'quantitative',
    scale,
    axis: { title: metric, tickCount: steps(width) },
  } as const;
  const tooltip = [
    { field: 'title', title: 'what' },
    { field: 'label', title: metric },
  ];
  const values = rows.map((row) => ({ ...row, word: wordOf(row) }));
  const { color, shape } = looksOf(
    'word',
    values.map(({ word }) => word),
  );
  return {
    ...frame(width),
    height,
    data: { values },
    layer: [
      ...layers,
      {
        data: { values: [{ none: 0 }] },
        mark: COMPARED,
        encoding: { x: { ...x, field: 'none' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
        encoding: { y, x: { ...x, field: 'low' }, x2: { field: 'high' }, color, tooltip },
      },
      {
        mark: { type: 'point', filled: true, size: 110, opacity: 1 },
        encoding: { y, x: { ...x, field: 'difference' }, color, shape, tooltip },
      },
      figures({ ...x, field: 'high' }),
    ],
  };
}

const WORDS: Readonly<Record<Movement, string>> = {
  rises: 'beyond zero',
  falls: 'beyond zero',
  stays: 'no effect',
  undecided: 'not settled',
};

function wordOf({ movement, low, high, blocks }: DifferenceRow): string {
  if (movement !== undefined) return WORDS[movement];
  return blocks >= LEAST_BLOCKS && (low > 0 || high < 0) ? 'beyond zero' : 'not settled';
}
