import type { TopLevelSpec } from 'vega-lite';
import { BEFORE, FIGURE, frame, steps as stepsOf, type Width } from '../document/theme.ts';
import { comparedAt, roomFor } from './forest.ts';
import { nameRows } from './name-rows.ts';

/** What one part adds to a whole, in the unit of the chart. */
interface PartRow {
  readonly title: string;
  readonly value: number;
  /** The value as it is written. */
  readonly label: string;
}

const WORDS = ['one change', 'all together'];

/** Parts one after the other, each from where the one before ends, and the whole from zero below them. */
export function waterfallChart(
  parts: readonly PartRow[],
  whole: PartRow,
  unit: string,
  width: Width,
): TopLevelSpec {
  let reached = 0;
  const steps = parts.map((part) => {
    const from = reached;
    reached += part.value;
    return { ...part, from, to: reached, what: WORDS[0] };
  });
  const values = [...steps, { ...whole, from: 0, to: whole.value, what: WORDS[1] }];
  const domain = roomFor(values.flatMap(({ from, to }) => [from, to]));
  const { y, height, layers, figures } = nameRows(
    values.map(({ title }) => title),
    28,
    width,
  );
  const x = {
    type: 'quantitative',
    scale: { domain, nice: false },
    axis: { title: unit, tickCount: stepsOf(width) },
  } as const;
  return {
    ...frame(width),
    height,
    data: { values: values.map((row) => ({ ...row, right: Math.max(row.from, row.to) })) },
    layer: [
      ...layers,
      comparedAt(x, 'none', 0),
      {
        mark: { type: 'bar', height: 14 },
        encoding: {
          y,
          x: { ...x, field: 'from' },
          x2: { field: 'to' },
          color: {
            field: 'what',
            type: 'nominal',
            scale: { domain: WORDS, range: [FIGURE.colour, BEFORE.colour] },
          },
          tooltip: [
            { field: 'title', title: 'change' },
            { field: 'label', title: unit },
          ],
        },
      },
      figures({ ...x, field: 'right' }, 5),
    ],
  };
}
