import type { TopLevelSpec } from 'vega-lite';
import { BESIDE, COMPARED, endsOf, FIGURE, frame, HOLLOW, type Width } from '../document/theme.ts';
import { shareTicks } from './share-axis.ts';

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

interface CurveAxes {
  /** What is varied. */
  readonly x: string;
  readonly y: string;
  /** Whether the figure is a share, between 0 and 1. */
  readonly isShare: boolean;
  /** A dashed line across, such as an even share; none where null. */
  readonly even: number | null;
}

type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];

function alongNumbers(numbers: readonly number[], title: string) {
  const axis = { title, values: [...numbers], labelExpr: 'toString(datum.value)' };
  return { field: 'value', type: 'quantitative', axis, scale: endsOf(numbers) } as const;
}

function alongWords(points: readonly CurvePoint[], title: string) {
  const sort = points.map(({ value }) => String(value));
  return { field: 'value', type: 'nominal', sort, axis: { title, labelAngle: 0 } } as const;
}

/** The axis of the figure, wide enough for all intervals. */
function upwards(points: readonly CurvePoint[], { y, isShare, even }: CurveAxes, isCurve: boolean) {
  const low = Math.min(even ?? Infinity, ...points.map((point) => point.low));
  const high = Math.max(even ?? -Infinity, ...points.map((point) => point.high));
  const domain = [low, high];
  const ticks = isShare ? shareTicks(low, high) : { format: '~g' };
  return {
    type: 'quantitative',
    scale: { domain, zero: false, nice: true },
    axis: { title: y, ...ticks, offset: isCurve ? BESIDE : 0 },
  } as const;
}

/** How a figure responds: a curve with a band over numbers, marks with intervals over words. */
export function curveChart(points: readonly CurvePoint[], axes: CurveAxes, width: Width): TopLevelSpec {
  const numbers = points.flatMap(({ value }) => (typeof value === 'number' ? [value] : []));
  const isCurve = numbers.length === points.length;
  const x = isCurve ? alongNumbers(numbers, axes.x) : alongWords(points, axes.x);
  const y = upwards(points, axes, isCurve);
  const tooltip = [
    { field: 'value', title: axes.x },
    { field: 'label', title: axes.y },
  ];
  const interval = { x, y: { ...y, field: 'low' }, y2: { field: 'high' } };
  const intervals: Layer[] = isCurve
    ? [
        { mark: { type: 'area', color: FIGURE.colour, opacity: 0.18 }, encoding: interval },
        { mark: { type: 'line', color: FIGURE.colour }, encoding: { x, y: { ...y, field: 'mean' } } },
      ]
    : [
        {
          mark: { type: 'rule', color: FIGURE.colour, strokeWidth: 3, strokeCap: 'round' },
          encoding: interval,
        },
      ];
  return {
    ...frame(width),
    height: 240,
    data: { values: [...points] },
    layer: [
      {
        data: { values: axes.even === null ? [] : [{ even: axes.even }] },
        mark: COMPARED,
        encoding: { y: { ...y, field: 'even' } },
      },
      {
        data: { values: points.filter(({ isBook }) => isBook) },
        mark: { ...COMPARED, tooltip: 'the book' },
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
