import { isShown, type Metric, type Seen } from '../metrics/metrics.ts';
import { roundedShare } from '../terms/digest.ts';
import type { Share } from '../terms/verdict.ts';
import type { AcrossTables } from './across-tables.ts';
import type { Sampling } from './looks.ts';
import { ratioTally } from './ratio-tally.ts';
import { valuesTally } from './values-tally.ts';

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

function meanLevel(sampling: Sampling, { id, says, unit, scale }: Metric): MetricTally {
  const values = valuesTally(sampling, scale);
  return {
    add: (table, seen) => values.note(table, isShown(seen) ? seen[0] : null),
    level() {
      // Counts have no bounds of their own: the largest value seen, or one unit, and half as much again stands for them.
      const range = { low: 0, high: unit === 'share' ? scale : 1.5 * values.farthest() };
      const { n } = values.total();
      const mean = values.mean(range);
      return {
        metric: id,
        says,
        unit,
        level: n === 0 ? null : roundedShare(mean),
        blocks: n,
        acrossTables: values.acrossTables(range, mean, () => true),
      };
    },
  };
}
