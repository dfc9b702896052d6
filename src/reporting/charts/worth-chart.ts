import type { TopLevelSpec } from 'vega-lite';
import { FAINT, frame, INK, STEPS, type Width } from './theme.ts';

/** What something is worth, in units of a yardstick. */
export interface WorthBar {
  readonly title: string;
  /** How it was found: a colour for each way. */
  readonly way: string;
  readonly mean: number;
  readonly low: number;
  readonly high: number;
  readonly label: string;
}

/** What something costs in print, in the same unit. */
export interface PrintedMark {
  readonly title: string;
  readonly cost: number;
}

const COLOURS = ['#0072b2', '#e6811c'];
const SHAPES = ['circle', 'diamond'];

/** Worth with its intervals, one line for each way it was found, and a tick where the book prints a cost. */
export function worthChart(
  bars: readonly WorthBar[],
  printed: readonly PrintedMark[],
  axis: string,
  width: Width,
): TopLevelSpec {
  const sort = [...new Set(bars.map(({ title }) => title))];
  const ways = [...new Set(bars.map(({ way }) => way))];
  const y = { field: 'title', type: 'nominal', sort, title: null } as const;
  const yOffset = { field: 'way', type: 'nominal', sort: ways } as const;
  const x = { type: 'quantitative', axis: { title: axis, tickCount: STEPS }, scale: { zero: true } } as const;
  const range = COLOURS.slice(0, ways.length);
  const color = { field: 'way', type: 'nominal', scale: { domain: ways, range } } as const;
  const shape = {
    field: 'way',
    type: 'nominal',
    scale: { domain: ways, range: SHAPES.slice(0, ways.length) },
  } as const;
  const tooltip = [
    { field: 'title', title: 'unit' },
    { field: 'way', title: 'found by' },
    { field: 'label', title: axis },
  ];
  return {
    ...frame(width),
    height: 34 * sort.length,
    data: { values: [...bars] },
    layer: [
      {
        data: { values: [{ even: 1 }] },
        mark: { type: 'rule', color: FAINT, strokeDash: [3, 3] },
        encoding: { x: { ...x, field: 'even' } },
      },
      {
        data: { values: [...printed] },
        mark: { type: 'tick', color: INK, thickness: 3, bandSize: 22, tooltip: 'printed cost' },
        encoding: { y, x: { ...x, field: 'cost' } },
      },
      {
        mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
        encoding: { y, yOffset, x: { ...x, field: 'low' }, x2: { field: 'high' }, color, tooltip },
      },
      {
        mark: { type: 'point', filled: true, size: 90, opacity: 1 },
        encoding: { y, yOffset, x: { ...x, field: 'mean' }, color, shape, tooltip },
      },
      {
        mark: { type: 'text', align: 'left', dx: 7 },
        encoding: { y, yOffset, x: { ...x, field: 'high' }, text: { field: 'label' } },
      },
    ],
  };
}
