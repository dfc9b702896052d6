import { boundedMean, type Coverage, type Range } from '../../statistics/index.ts';
import { farthest } from '../metrics/farthest.ts';
import { isShown, type Metric, type Seen } from '../metrics/metrics.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { coverageAt, type Sampling } from './looks.ts';
import { ratioTally } from './ratio-tally.ts';
import { addTo, noSums, type Sums } from './sums.ts';

/** A metric of one arm. */
export interface MetricLevel {
  readonly metric: string;
  readonly says: string;
  readonly unit: Metric['unit'];
  /** Mean with its interval; null where no match could show it. */
  readonly level: Share | null;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
}

/** A metric of one arm, block by block. */
interface MetricTally {
  add(table: number, seen: Seen): void;
  level(): MetricLevel;
}

export function metricTally(sampling: Sampling, metric: Metric): MetricTally {
  return metric.ratio ? ratioLevel(sampling, metric) : meanLevel(sampling, metric);
}

/** A share of what happened in all matches together. */
function ratioLevel(sampling: Sampling, { id, says, unit }: Metric): MetricTally {
  const ratio = ratioTally(sampling);
  return {
    add: ratio.add,
    level() {
      const { share, acrossTables } = ratio.figures() ?? { share: null, acrossTables: null };
      return { metric: id, says, unit, level: share, blocks: ratio.blocks, acrossTables };
    },
  };
}

/** Of whole numbers, whose sums do not depend on any order. */
function meanLevel(sampling: Sampling, metric: Metric): MetricTally {
  const { tables, alpha } = sampling;
  const { scale } = metric;
  const perTable = tables.map(noSums);
  const values = new Map<number, number>();
  const blocks = () => perTable.reduce((sum, { n }) => sum + n, 0);
  /** Blocks of the arm, whether or not they could show the metric. */
  let played = 0;

  return {
    add(table, seen) {
      played++;
      if (!isShown(seen)) return;
      const [value] = seen;
      addTo(perTable[table], value);
      values.set(value, (values.get(value) ?? 0) + 1);
    },
    level: () => ({
      metric: metric.id,
      says: metric.says,
      unit: metric.unit,
      level: blocks() === 0 ? null : roundedShare(meanInterval(values, metric, coverageAt(sampling, played))),
      blocks: blocks(),
      acrossTables: across(perTable, scale, alpha, rangeOf(values, metric)),
    }),
  };
}

/** Counts have no bounds of their own: the largest value seen, or one unit, and half as much again stands for them. */
function rangeOf(values: ReadonlyMap<number, number>, { unit, scale }: Metric): Range {
  return { low: 0, high: unit === 'share' ? scale : 1.5 * farthest(values.keys(), scale) };
}

/** Mean of values, in units of the metric's scale, by how often each was seen. */
function meanInterval(values: ReadonlyMap<number, number>, metric: Metric, coverage: Coverage): Share {
  const { mean, low, high } = boundedMean(values, coverage, rangeOf(values, metric));
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
