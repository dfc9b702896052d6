import type { TopLevelSpec } from 'vega-lite';
import { shareTicks } from './share-axis.ts';
import { FAINT, frame, type Width } from './theme.ts';

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

const BLUE = '#0072b2';
const BOOK = '#8c2d04';

/** How a figure responds: a curve with a band over numbers, marks with intervals over words. */
export function curveChart(points: readonly CurvePoint[], axes: CurveAxes, width: Width): TopLevelSpec {
  const isCurve = points.every(({ value }) => typeof value === 'number');
  const isWhole = points.every(({ value }) => Number.isInteger(value));
  const x = isCurve
    ? ({
        field: 'value',
        type: 'quantitative',
        axis: { title: axes.x, ...(isWhole && { tickMinStep: 1 }) },
        scale: { zero: false, padding: 24 },
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
    axis: { title: axes.y, ...ticks },
  } as const;
  const words = ['as the book has it', 'other values'];
  const color = {
    field: 'kind',
    type: 'nominal',
    scale: { domain: words, range: [BOOK, BLUE] },
  } as const;
  const shape = {
    field: 'kind',
    type: 'nominal',
    scale: { domain: words, range: ['diamond', 'circle'] },
  } as const;
  const tooltip = [
    { field: 'value', title: axes.x },
    { field: 'label', title: axes.y },
  ];
  const values = points.map((point) => ({ ...point, kind: point.isBook ? words[0] : words[1] }));
  const intervals = isCurve
    ? ([
        {
          mark: { type: 'area', color: BLUE, opacity: 0.18 },
          encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' } },
        },
        { mark: { type: 'line', color: BLUE }, encoding: { x, y: { ...y, field: 'mean' } } },
      ] as const)
    : ([
        {
          mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
          encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color },
        },
      ] as const);
  return {
    ...frame(width),
    height: 240,
    data: { values },
    layer: [
      {
        data: { values: axes.even === null ? [] : [{ even: axes.even }] },
        mark: { type: 'rule', color: FAINT, strokeDash: [3, 3] },
        encoding: { y: { ...y, field: 'even' } },
      },
      ...intervals,
      {
        mark: { type: 'point', filled: true, size: 110, opacity: 1 },
        encoding: { x, y: { ...y, field: 'mean' }, color, shape, tooltip },
      },
      {
        mark: { type: 'text', dy: -12, fontSize: 11 },
        encoding: { x, y: { ...y, field: 'mean' }, text: { field: 'label' } },
      },
    ],
  };
}
