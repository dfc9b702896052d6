import type { TopLevelSpec } from 'vega-lite';
import { FIGURE, frame, steps, type Width } from '../document/theme.ts';
import { nameRows } from './name-rows.ts';

/** A length for one rule. */
export interface BarRow {
  readonly title: string;
  readonly value: number;
  /** Its interval, drawn as a line where all rows have one. */
  readonly low?: number;
  readonly high?: number;
  /** The value as it is written behind the bar. */
  readonly label: string;
}

/** A bar per rule from 0, in the order given; `format` is d3's, for the axis. */
export function barsChart(
  rows: readonly BarRow[],
  axis: { readonly title: string; readonly format: string; readonly most?: number },
  width: Width,
): TopLevelSpec {
  const most = axis.most ?? Math.max(...rows.map((row) => row.value));
  const { y, height, layers, figures } = nameRows(
    rows.map((row) => row.title),
    24,
    width,
    rows.map((row) => row.label),
  );
  const x = {
    field: 'value',
    type: 'quantitative',
    scale: { domainMin: 0, domainMax: most === 0 ? 1 : most, nice: false },
    axis: { title: axis.title, format: axis.format, tickCount: steps(width) },
  } as const;
  const tooltip = [
    { field: 'title', title: 'rule' },
    { field: 'label', title: axis.title },
  ];
  const hasIntervals = rows.every(({ high }) => high !== undefined);
  const intervals = { y, x: { ...x, field: 'low' }, x2: { field: 'high' } };
  return {
    ...frame(width),
    height,
    data: { values: [...rows] },
    layer: [
      ...layers,
      { mark: { type: 'bar', color: FIGURE.colour, opacity: 0.7, height: 14 }, encoding: { y, x, tooltip } },
      ...(hasIntervals ? [{ mark: { type: 'rule', strokeWidth: 2 }, encoding: intervals } as const] : []),
      figures({ ...x, field: hasIntervals ? 'high' : 'value' }, 5),
    ],
  };
}
