import type { TopLevelSpec } from 'vega-lite';
import { BEFORE, FIGURE, frame, HOLLOW, looksAs, type Width } from '../document/theme.ts';

/** A share at the end of a round, with its interval where there is one. */
interface RoundPoint {
  readonly game: string;
  readonly round: number;
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
  /** The share as it is written. */
  readonly label: string;
}

/** How a share grows from round to round in two games: a line with intervals for each. */
export function roundsChart(points: readonly RoundPoint[], title: string, width: Width): TopLevelSpec {
  const games = [...new Set(points.map(({ game }) => game))];
  const x = { field: 'round', type: 'ordinal', axis: { title: 'end of round', labelAngle: 0 } } as const;
  // Where a game is no better than a guess the share can fall below nothing.
  const least = Math.min(0, ...points.map(({ low, mean }) => low ?? mean));
  const domain = [Math.max(-0.2, least), 1];
  const y = {
    type: 'quantitative',
    scale: { domain, clamp: true },
    axis: { title, format: '.0%' },
  } as const;
  const { color, shape } = looksAs('game', games, [BEFORE, FIGURE]);
  return {
    ...frame(width),
    height: 240,
    data: { values: [...points] },
    layer: [
      {
        transform: [{ filter: 'datum.low !== null' }],
        mark: { type: 'rule', strokeWidth: 2, opacity: 0.5 },
        encoding: { x, y: { ...y, field: 'low' }, y2: { field: 'high' }, color },
      },
      { mark: { type: 'line' }, encoding: { x, y: { ...y, field: 'mean' }, color } },
      {
        mark: HOLLOW,
        encoding: {
          x,
          y: { ...y, field: 'mean' },
          color,
          shape,
          tooltip: [
            { field: 'game', title: 'rules' },
            { field: 'round', title: 'end of round' },
            { field: 'label', title },
          ],
        },
      },
    ],
  };
}
