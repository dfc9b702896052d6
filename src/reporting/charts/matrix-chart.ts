import type { TopLevelSpec } from 'vega-lite';
import { frame, INK, PALE, type Width } from '../document/theme.ts';

/** What the contestant of a row takes from that of a column. Shares are between 0 and 1. */
export interface MatrixCell {
  readonly row: string;
  readonly column: string;
  readonly share: number;
  /** The share and whatever marks it. */
  readonly label: string;
}

/** More contestants than these leave each column no room for a name and a decimal. */
const MOST_NAMED = 8;

/** Who beats whom: a square of shares, blue above one half and pink below; contestants in the order given. */
export function matrixChart(
  cells: readonly MatrixCell[],
  names: readonly string[],
  width: Width,
): TopLevelSpec {
  const reach = Math.max(0.05, ...cells.map(({ share }) => Math.abs(share - 0.5)));
  const isTight = width === 'narrow' || names.length > MOST_NAMED;
  const y = {
    field: 'row',
    type: 'nominal',
    sort: [...names],
    title: null,
    ...(isTight && {
      axis: {
        labelExpr: `${numberOf(names)} + ' ' + datum.label`,
        labelLimit: width === 'narrow' ? 130 : 240,
      },
    }),
  } as const;
  const x = {
    field: 'column',
    type: 'nominal',
    sort: [...names],
    axis: isTight
      ? ({ orient: 'top', labelAngle: 0, title: 'against', labelExpr: numberOf(names) } as const)
      : ({ orient: 'top', labelAngle: -30, title: 'against' } as const),
  } as const;
  return {
    ...frame(width),
    height: 44 * names.length,
    data: { values: cells.map((cell) => ({ ...cell, short: shortOf(cell) })) },
    layer: [
      {
        mark: { type: 'rect' },
        encoding: {
          x,
          y,
          color: {
            field: 'share',
            type: 'quantitative',
            scale: { domain: [0.5 - reach, 0.5, 0.5 + reach], range: [PALE.harms, PALE.even, PALE.helps] },
            legend: null,
          },
          tooltip: [
            { field: 'row', title: 'contestant' },
            { field: 'column', title: 'against' },
            { field: 'label', title: 'share of points' },
          ],
        },
      },
      {
        mark: { type: 'text', color: INK },
        encoding: { x, y, text: { field: isTight ? 'short' : 'label' } },
      },
    ],
  };
}

/** Where room is short contestants have numbers, and columns those alone. */
function numberOf(names: readonly string[]): string {
  return `(indexof(${JSON.stringify(names)}, datum.value) + 1)`;
}

/** A share without decimals; that of the weaker is what the stronger leaves, so that both come to 100. */
function shortOf({ share, label }: MatrixCell): string {
  const stronger = Math.round(Number((100 * Math.max(share, 1 - share)).toFixed(4)));
  return `${share < 0.5 ? 100 - stronger : stronger}${label.endsWith('*') ? '*' : ''}`;
}
