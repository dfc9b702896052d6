import type { TopLevelSpec } from 'vega-lite';
import { FIGURE, frame, HOLLOW, type Width } from '../document/theme.ts';
import { comparedAt, evenZone } from './forest.ts';
import { nameRows } from './name-rows.ts';
import { shareTicks } from './share-axis.ts';

/** What a rule did on one table. Shares are between 0 and 1. */
interface TableRow {
  readonly title: string;
  readonly table: string;
  readonly share: number;
  readonly blocks: number;
}

/** Pixels from the foot of a stroke to its top. */
const STROKE = 16;

/** Each rule's share on each table as a stroke, and the mean over tables as a point. Rules in the order given. */
export function tablesChart(rows: readonly TableRow[], d: number, width: Width): TopLevelSpec {
  const sort = [...new Set(rows.map((row) => row.title))];
  const means = sort.map((title) => {
    const shares = rows.filter((row) => row.title === title).map((row) => row.share);
    return { title, mean: shares.reduce((sum, share) => sum + share, 0) / shares.length };
  });
  const { y, height, layers } = nameRows(sort, 28, width);
  const shares = [0.5 - d, 0.5 + d, ...rows.map((row) => row.share)];
  const axis = {
    ...shareTicks(Math.min(...shares), Math.max(...shares)),
    title: 'share of points on each table',
  };
  const x = { type: 'quantitative', scale: { zero: false }, axis } as const;
  return {
    ...frame(width),
    height,
    data: { values: [...rows] },
    layer: [
      evenZone('x', x, d),
      ...layers,
      comparedAt(x, 'even', 0.5),
      {
        // As high as leaves a name above its row alone.
        mark: { type: 'tick', color: FIGURE.colour, opacity: 0.6, thickness: 2, height: STROKE },
        encoding: {
          y,
          x: { ...x, field: 'share' },
          tooltip: [
            { field: 'title', title: 'rule' },
            { field: 'table' },
            { field: 'share', type: 'quantitative', format: '.1%' },
            { field: 'blocks', type: 'quantitative' },
          ],
        },
      },
      {
        data: { values: means },
        mark: { ...HOLLOW, shape: FIGURE.shape, stroke: FIGURE.colour },
        encoding: {
          y,
          x: { ...x, field: 'mean' },
          tooltip: [
            { field: 'title', title: 'rule' },
            { field: 'mean', type: 'quantitative', format: '.1%', title: 'mean over tables' },
          ],
        },
      },
    ],
  };
}
