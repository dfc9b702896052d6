import type { TopLevelSpec } from 'vega-lite';
import { frame, INK, type Width } from './theme.ts';

/** What the contestant of a row takes from that of a column. Shares are between 0 and 1. */
export interface MatrixCell {
  readonly row: string;
  readonly column: string;
  readonly share: number;
  /** The share and whatever marks it. */
  readonly label: string;
}

/** Who beats whom: a square of shares, warm above one half and cold below; contestants in the order given. */
export function matrixChart(
  cells: readonly MatrixCell[],
  names: readonly string[],
  width: Width,
): TopLevelSpec {
  const reach = Math.max(0.05, ...cells.map(({ share }) => Math.abs(share - 0.5)));
  const y = { field: 'row', type: 'nominal', sort: [...names], title: null } as const;
  const x = {
    field: 'column',
    type: 'nominal',
    sort: [...names],
    axis: { orient: 'top', labelAngle: -30, title: 'against' },
  } as const;
  return {
    ...frame(width),
    height: 44 * names.length,
    data: { values: [...cells] },
    layer: [
      {
        mark: { type: 'rect' },
        encoding: {
          x,
          y,
          color: {
            field: 'share',
            type: 'quantitative',
            scale: { domain: [0.5 - reach, 0.5, 0.5 + reach], range: ['#7fb3d5', '#f7f7f7', '#f0a875'] },
            legend: null,
          },
          tooltip: [
            { field: 'row', title: 'contestant' },
            { field: 'column', title: 'against' },
            { field: 'label', title: 'share of points' },
          ],
        },
      },
      { mark: { type: 'text', color: INK }, encoding: { x, y, text: { field: 'label' } } },
    ],
  };
}
