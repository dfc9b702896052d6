import type { TopLevelSpec } from 'vega-lite';
import { BEFORE, FIGURE, frame, HOLLOW, INK, looksAs, steps, type Width } from '../document/theme.ts';
import { comparedAt } from './forest.ts';
import { nameRows } from './name-rows.ts';

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

/** Worth with its intervals, a row for each way it was found, and a tick where the book prints a cost. */
export function worthChart(
  bars: readonly WorthBar[],
  printed: readonly PrintedMark[],
  axis: string,
  width: Width,
): TopLevelSpec {
  const rows = bars.map((bar) => ({ ...bar, unit: bar.title, title: `${bar.title}, ${bar.way}` }));
  const ways = [...new Set(bars.map(({ way }) => way))];
  const { y, height, layers, figures } = nameRows(
    rows.map(({ title }) => title),
    26,
    width,
  );
  const costs = rows.flatMap(({ unit, title }) =>
    printed.filter((mark) => mark.title === unit).map(({ cost }) => ({ title, cost })),
  );
  const x = {
    type: 'quantitative',
    axis: { title: axis, tickCount: steps(width) },
    scale: { zero: true },
  } as const;
  const { color, shape } = looksAs('way', ways, [FIGURE, BEFORE].slice(0, ways.length));
  const tooltip = [
    { field: 'title', title: 'unit, found by' },
    { field: 'label', title: axis },
  ];
  const size = width === 'narrow' ? 14 : 22;
  const printedLayer = {
    data: { values: costs },
    mark: { type: 'tick', color: INK, thickness: 3, size, tooltip: 'printed cost' },
    encoding: { y, x: { ...x, field: 'cost' } },
  } as const;
  return {
    ...frame(width),
    height,
    data: { values: rows },
    layer: [
      ...layers,
      comparedAt(x, 'even', 1),
      ...(costs.length > 0 ? [printedLayer] : []),
      {
        mark: { type: 'rule', strokeWidth: 3, strokeCap: 'round' },
        encoding: { y, x: { ...x, field: 'low' }, x2: { field: 'high' }, color, tooltip },
      },
      {
        mark: HOLLOW,
        encoding: { y, x: { ...x, field: 'mean' }, color, shape, tooltip },
      },
      figures({ ...x, field: 'high' }),
    ],
  };
}
