import type { TopLevelSpec } from 'vega-lite';
import { FAINT, steps, type Width } from '../document/theme.ts';
import { forest } from './forest.ts';

/** How far a number moves a metric, in the metric's own unit. */
export interface ScreenMark {
  readonly title: string;
  readonly size: number;
  readonly low: number;
  readonly high: number;
  /** The size that luck alone would show. */
  readonly noise: number;
  readonly isClear: boolean;
  /** The size as it is written. */
  readonly label: string;
}

/** Mean sizes of effects with their intervals, and a stroke where luck alone would put them. */
export function screenChart(marks: readonly ScreenMark[], metric: string, width: Width): TopLevelSpec {
  const most = Math.max(...marks.flatMap(({ high, noise }) => [high, noise]));
  const scale = { domain: [0, most > 0 ? 1.04 * most : 1], nice: false };
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: steps(width) } } as const;
  const tooltip = [
    { field: 'title', title: 'number' },
    { field: 'label', title: metric },
  ];
  const values = marks.map((mark) => ({ ...mark, word: mark.isClear ? 'beyond luck' : 'not settled' }));
  const below = (y: object) => [
    {
      mark: { type: 'tick', color: FAINT, thickness: 2, bandSize: 16 } as const,
      encoding: { y, x: { ...x, field: 'noise' } },
    },
  ];
  return forest(values, { value: 'size', x, tooltip, pitch: 26, below }, width);
}
