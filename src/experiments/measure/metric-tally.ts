import { boundedMean } from '../../statistics/index.ts';
import { farthest } from '../metrics/farthest.ts';
import { isShown, type Metric, type Seen } from '../metrics/metrics.ts';
import { roundedShare } from '../terms/digest.ts';
import { inOnes, type Share } from '../terms/verdict.ts';
import { type AcrossTables, acrossTables } from './across-tables.ts';
import { coverageAt, type Sampling } from './looks.ts';
import { ratioTally } from './ratio-tally.ts';
import { addTo, countIn, noSums } from './sums.ts';

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
  /** Blocks of the arm, whether or not they could show the metric. */
  let played = 0;

  return {
    add(table, seen) {
      played++;
      if (!isShown(seen)) return;
      const [value] = seen;
      addTo(perTable[table], value);
      countIn(values, value);
    },
    level() {
      const { id, says, unit } = metric;
      // Counts have no bounds of their own: the largest value seen, or one unit, and half as much again stands for them.
      const most = unit === 'share' ? scale : 1.5 * farthest(values.keys(), scale);
      const mean = boundedMean(values, coverageAt(sampling, played), { low: 0, high: most });
      const level = inOnes(mean, scale);
      return {
        metric: id,
        says,
        unit,
        level: mean.n === 0 ? null : roundedShare(level),
        blocks: mean.n,
        acrossTables: acrossTables(perTable, scale, alpha, { low: 0, high: most / scale }, level, () => true),
      };
    },
  };
}
