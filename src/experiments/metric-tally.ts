import { boundedMeanSequence, type Range } from '../statistics/index.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { roundedShare } from './digest.ts';
import { farthest } from './metrics/farthest.ts';
import type { Metric } from './metrics.ts';
import type { Spec } from './spec.ts';
import { addTo, noSums, type Sums } from './sums.ts';
import type { Share } from './verdict.ts';

/** A metric of one arm. */
export interface MetricLevel {
  readonly metric: string;
  readonly says: string;
  readonly unit: Metric['unit'];
  /** Mean with an interval that holds at every look; null where no match could show it. */
  readonly level: Share | null;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
}

/** A metric of one arm, block by block: whole numbers, whose sums do not depend on any order. */
export interface MetricTally {
  /** A value in units of the metric's scale. */
  add(table: number, value: number): void;
  level(): MetricLevel;
}

export function metricTally({ tables, alpha }: Pick<Spec, 'tables' | 'alpha'>, metric: Metric): MetricTally {
  const { scale } = metric;
  const perTable = tables.map(noSums);
  const values = new Map<number, number>();
  const blocks = () => perTable.reduce((sum, { n }) => sum + n, 0);

  return {
    add(table, value) {
      addTo(perTable[table], value);
      values.set(value, (values.get(value) ?? 0) + 1);
    },
    level: () => ({
      metric: metric.id,
      says: metric.says,
      unit: metric.unit,
      level: blocks() === 0 ? null : roundedShare(meanInterval(values, metric, alpha)),
      blocks: blocks(),
      acrossTables: across(perTable, scale, alpha, rangeOf(values, metric)),
    }),
  };
}

/** Counts have no bounds of their own: the largest value seen, or one unit, and half as much again stands for them. */
function rangeOf(values: ReadonlyMap<number, number>, { unit, scale }: Metric): Range {
  return { low: 0, high: unit === 'share' ? scale : 1.5 * farthest(values.keys(), scale) };
}

/** Mean of values, in units of the metric's scale, by how often each was seen; holds at every look. */
export function meanInterval(values: ReadonlyMap<number, number>, metric: Metric, alpha: number): Share {
  const sequence = boundedMeanSequence(rangeOf(values, metric));
  for (const [value, count] of values) sequence.add(value, count);
  const { mean, low, high } = sequence.look(alpha);
  return { mean: mean / metric.scale, low: low / metric.scale, high: high / metric.scale };
}

function across(
  perTable: readonly Sums[],
  scale: number,
  alpha: number,
  { low, high }: Range,
): AcrossTables | null {
  return acrossTables(perTable, scale, alpha, { low: low / scale, high: high / scale }, () => true);
}
