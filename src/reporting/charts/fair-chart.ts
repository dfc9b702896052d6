import type { TopLevelSpec } from 'vega-lite';
import { BESIDE, COMPARED, endsOf, FAINT, frame, looksOf, type Width } from '../document/theme.ts';
import { evenZone } from './forest.ts';
import { shareTicks } from './share-axis.ts';

/** A share at one value of a number. Shares are between 0 and 1. */
interface FairMark {
  readonly value: number;
  readonly share: number;
  readonly low: number;
  readonly high: number;
  /** On the smoothed curve. */
  readonly fitted: number;
  /** What the interval says. */
  readonly word: string;
}

function tooltipOf(axis: string) {
  const share = { type: 'quantitative', format: '.1%' } as const;
  return [
    { field: 'value', title: axis },
    { field: 'share', ...share },
    { field: 'low', ...share, title: 'from' },
    { field: 'high', ...share, title: 'to' },
    { field: 'word', title: 'verdict' },
  ];
}

/** Shares over the values of a number, the band of what is fair in grey and the book's value dashed. */
export function fairChart(
  marks: readonly FairMark[],
  { book, d, axis }: { readonly book: number; readonly d: number; readonly axis: string },
  width: Width,
): TopLevelSpec {
  const values = marks.map(({ value }) => value);
  const x = {
    field: 'value',
    type: 'quantitative',
    axis: { title: axis, values, labelExpr: 'toString(datum.value)' },
    scale: endsOf(values),
  } as const;
  const shares = [0.5 - d, 0.5 + d, ...marks.flatMap(({ low, high }) => [low, high])];
  const ticks = shareTicks(Math.min(...shares), Math.max(...shares));
  const y = {
    type: 'quantitative',
    axis: { ...ticks, title: 'share of points of the side that has it', offset: BESIDE },
    scale: { zero: false },
  } as const;
  const { color, shape } = looksOf(marks.map(({ word }) => word));
  return {
    ...frame(width),
    height: 260,
    data: { values: [...marks] },
    layer: [
      evenZone('y', y, d),
      {
        data: { values: [{ book }] },
        mark: { ...COMPARED, tooltip: 'the book' },
        encoding: { x: { ...x, field: 'book' } },
      },
      {
        mark: { type: 'line', color: FAINT, strokeWidth: 1.5 },
        encoding: { x, y: { ...y, field: 'fitted' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color },
      },
      {
        mark: { type: 'point', filled: true, size: 110, opacity: 1 },
        encoding: {
          x,
          y: { ...y, field: 'share' },
          color,
          shape,
          tooltip: tooltipOf(axis),
        },
      },
    ],
  };
}
