import type { TopLevelSpec } from 'vega-lite';
import { shareTicks } from './share-axis.ts';
import { BESIDE, endsOf, FAINT, FIGURE, frame, HOLLOW, type Width } from './theme.ts';

/** Points on a phone whose figures have room above them. */
const MOST_LABELS = 4;

/** A figure under one value of what is varied, with its interval. */
export interface CurvePoint {
  readonly value: number | string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly isBook: boolean;
  /** The figure as it is written. */
  readonly label: string;
}

export interface CurveAxes {
  /** What is varied. */
  readonly x: string;
  readonly y: string;
  /** Whether the figure is a share, between 0 and 1. */
  readonly isShare: boolean;
  /** A dashed line across, such as an even share; none where null. */
  readonly even: number | null;
}

/** How a figure responds: a curve with a band over numbers, marks with intervals over words. */
export function curveChart(points: readonly CurvePoint[], axes: CurveAxes, width: Width): TopLevelSpec {
  const numbers = points.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const isCurve = numbers.length === points.length;
  const x = isCurve
    ? ({
        field: 'value',
        type: 'quantitative',
        axis: {
          title: axes.x,
          values: numbers,
          labelExpr: 'toString(datum.value)',
        },
        scale: endsOf(numbers),
      } as const)
    : ({
        field: 'value',
        type: 'nominal',
        sort: points.map(({ value }) => String(value)),
        axis: { title: axes.x, labelAngle: 0 },
      } as const);
  const domain = [
    Math.min(axes.even ?? Infinity, ...points.map(({ low }) => low)),
    Math.max(axes.even ?? -Infinity, ...points.map(({ high }) => high)),
  ];
  const ticks = axes.isShare ? shareTicks(domain[0], domain[1]) : { format: '~g' };
  const y = {
    type: 'quantitative',
    scale: { domain, zero: false, nice: true },
    axis: { title: axes.y, ...ticks, offset: isCurve ? BESIDE : 0 },
  } as const;
  const tooltip = [
    { field: 'value', title: axes.x },
    { field: 'label', title: axes.y },
  ];
  const intervals = isCurve
    ? ([
        {
          mark: { type: 'area', color: FIGURE.colour, opacity: 0.18 },
          encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' } },
        },
        { mark: { type: 'line', color: FIGURE.colour }, encoding: { x, y: { ...y, field: 'mean' } } },
      ] as const)
    : ([
        {
          mark: { type: 'rule', color: FIGURE.colour, strokeWidth: 3, strokeCap: 'round' },
          encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' } },
        },
      ] as const);
  return {
    ...frame(width),
    height: 240,
    data: { values: [...points] },
    layer: [
      {
        data: { values: axes.even === null ? [] : [{ even: axes.even }] },
        mark: { type: 'rule', color: FAINT, strokeDash: [3, 3] },
        encoding: { y: { ...y, field: 'even' } },
      },
      {
        data: { values: points.filter(({ isBook }) => isBook) },
        mark: { type: 'rule', color: FAINT, strokeDash: [3, 3], tooltip: 'the book' },
        encoding: { x },
      },
      ...intervals,
      {
        mark: { ...HOLLOW, shape: FIGURE.shape, stroke: FIGURE.colour },
        encoding: { x, y: { ...y, field: 'mean' }, tooltip },
      },
      {
        data: { values: width === 'narrow' && points.length > MOST_LABELS ? [] : [...points] },
        mark: { type: 'text', dy: -12, fontSize: 11 },
        encoding: { x, y: { ...y, field: 'mean' }, text: { field: 'label' } },
      },
    ],
  };
}
