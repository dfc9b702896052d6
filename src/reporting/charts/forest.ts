import type { TopLevelSpec } from 'vega-lite';
import { COMPARED, frame, looksOf, type Width, ZONE } from '../document/theme.ts';
import { pointsText } from '../wording/wording.ts';
import { nameRows } from './name-rows.ts';

/** A row of a forest: its name, the ends of its interval, and the word of the legend by which it looks. */
export interface ForestRow {
  readonly title: string;
  readonly low: number;
  readonly high: number;
  readonly word: string;
}

type Layer = Extract<TopLevelSpec, { layer: unknown }>['layer'][number];
/** The horizontal axis without its field. */
type Axis = Readonly<Record<string, unknown>>;

interface Forest {
  /** Field of the point between the ends of its interval. */
  readonly value: string;
  readonly x: Axis;
  readonly tooltip: readonly object[];
  /** Pixels from row to row, and how large points are. */
  readonly pitch: number;
  readonly size?: number;
  /** Pixels between an interval and its figure. */
  readonly gap?: number;
  /** What is drawn before the names, and after them below the rows. */
  readonly ground?: readonly Layer[];
  readonly below?: (y: object) => readonly Layer[];
}

/** Rows with a point and an interval each, in the order given, and their figures behind them. */
export function forest(
  values: readonly ForestRow[],
  { value, x, tooltip, pitch, size = 110, gap, ground = [], below = () => [] }: Forest,
  width: Width,
): TopLevelSpec {
  const { y, height, layers, figures } = nameRows(
    values.map(({ title }) => title),
    pitch,
    width,
  );
  const { color, shape } = looksOf(values.map(({ word }) => word));
  const marks = [
    {
      mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
      encoding: { y, x: { ...x, field: 'low' }, x2: { field: 'high' }, color, tooltip: [...tooltip] },
    },
    {
      mark: { type: 'point', filled: true, size, opacity: 1 },
      encoding: { y, x: { ...x, field: value }, color, shape, tooltip: [...tooltip] },
    },
  ] as Layer[];
  return {
    ...frame(width),
    height,
    data: { values: [...values] },
    layer: [...ground, ...layers, ...below(y), ...marks, figures({ ...x, field: 'high' }, gap)],
  };
}

/** The ends of an axis that has some room beyond all that is drawn; where that is one value, of its whole unit either way. */
export function roomFor(ends: readonly number[]): [low: number, high: number] {
  const [low, high] = [Math.min(...ends), Math.max(...ends)];
  const edge = high > low ? 0.04 * (high - low) : 1;
  return [low - edge, high + edge];
}

/** Along an axis of shares, the zone of no effect: less than d from even. */
export function evenZone(along: 'x' | 'y', axis: Axis, d: number): Layer {
  return {
    data: { values: [{ from: 0.5 - d, to: 0.5 + d }] },
    mark: { type: 'rect', color: ZONE, tooltip: `less than ${pointsText(d)} from even` },
    encoding: { [along]: { ...axis, field: 'from' }, [`${along}2`]: { field: 'to' } },
  } as Layer;
}

/** Upright, the dashed line of what is compared with. */
export function comparedAt(x: Axis, field: string, value: number): Layer {
  return {
    data: { values: [{ [field]: value }] },
    mark: COMPARED,
    encoding: { x: { ...x, field } },
  } as Layer;
}
