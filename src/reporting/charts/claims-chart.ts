import type { TopLevelSpec } from 'vega-lite';
import type { ClaimWord } from '../../experiments/designs/claims/claim-row.ts';
import { nameRows } from './name-rows.ts';
import { COMPARED, frame, looksOf, steps, type Width } from './theme.ts';

/** A claim in one of its circumstances, in the metric's own unit. */
export interface ClaimMark {
  readonly title: string;
  readonly word: ClaimWord;
  readonly difference: number;
  readonly low: number;
  readonly high: number;
  /** The difference as it is written. */
  readonly label: string;
}

/** Differences that claims are about, with their intervals and what becomes of the claim. */
export function claimsChart(marks: readonly ClaimMark[], metric: string, width: Width): TopLevelSpec {
  const ends = [0, ...marks.flatMap(({ low, high }) => [low, high])];
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const edge = 0.04 * (high - low || 1);
  const scale = { domain: [low - edge, high + edge], zero: false, nice: false };
  const { y, height, layers, figures } = nameRows(
    marks.map(({ title }) => title),
    28,
    width,
  );
  const x = { type: 'quantitative', scale, axis: { title: metric, tickCount: steps(width) } } as const;
  const { color, shape } = looksOf(
    'word',
    marks.map(({ word }) => word),
  );
  const tooltip = [
    { field: 'title', title: 'claim' },
    { field: 'word', title: 'verdict' },
    { field: 'label', title: metric },
  ];
  return {
    ...frame(width),
    height,
    data: { values: [...marks] },
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
