import type { TopLevelSpec } from 'vega-lite';
import type { Movement } from '../../experiments/measure/paired-tally.ts';
import { LEAST_BLOCKS } from '../../experiments/terms/verdict.ts';
import { steps, type Width } from '../document/theme.ts';
import { comparedAt, forest } from './forest.ts';

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
  const scale = { domain: [low - 0.04 * room, high + 0.04 * room], zero: false, nice: false };
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: steps(width) } } as const;
  const tooltip = [
    { field: 'title', title: 'what' },
    { field: 'label', title: metric },
  ];
  const values = rows.map((row) => ({ ...row, word: wordOf(row) }));
  const below = () => [comparedAt(x, 'none', 0)];
  return forest(values, { value: 'difference', x, tooltip, pitch: 26, below }, width);
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
