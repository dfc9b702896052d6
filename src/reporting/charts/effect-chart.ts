import type { TopLevelSpec } from 'vega-lite';
import type { Width } from '../document/theme.ts';
import { percent } from '../wording/wording.ts';
import { comparedAt, evenZone, type ForestRow, forest, roomFor } from './forest.ts';
import { shareTicks } from './share-axis.ts';

/** One rule, or one change, in a chart of effects. Shares are between 0 and 1. */
interface EffectRow extends ForestRow {
  readonly share: number;
  /** The verdict in the words of the rule's kind. */
  readonly verdict: string;
}

/**
 * A forest plot: share of the points of the side that has each with its interval, strongest first, over the zone of no
 * effect.
 *
 * @param what what the rows are: a rule, a change
 */
export function effectChart(rows: readonly EffectRow[], what: string, d: number, width: Width): TopLevelSpec {
  const values = rows.map((row) => ({ ...row, label: percent(row.share) }));
  const domain = domainOf(rows, d);
  const scale = { domain, zero: false, nice: false };
  const axis = { ...shareTicks(...domain), title: `share of points of the side that has the ${what}` };
  const x = { type: 'quantitative', scale, axis } as const;
  const tooltip = [
    { field: 'title', title: what },
    { field: 'verdict' },
    { field: 'share', type: 'quantitative', format: '.1%' },
    { field: 'low', type: 'quantitative', format: '.1%', title: 'from' },
    { field: 'high', type: 'quantitative', format: '.1%', title: 'to' },
  ] as const;
  const ground = [evenZone('x', x, d)];
  const below = () => [comparedAt(x, 'even', 0.5)];
  return forest(values, { value: 'share', x, tooltip, pitch: 28, size: 130, gap: 8, ground, below }, width);
}

/** All intervals and the zone; no share lies below nothing or above all. */
function domainOf(rows: readonly EffectRow[], d: number): [number, number] {
  const [low, high] = roomFor([0.5 - d, 0.5 + d, ...rows.flatMap((row) => [row.low, row.high])]);
  return [Math.max(0, low), Math.min(1, high)];
}
