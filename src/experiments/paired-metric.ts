import { isShown, type Metric, type Seen } from './metrics.ts';
import { type PairedRatio, pairedRatio } from './paired-ratio.ts';
import { type MetricRow, pairedTally } from './paired-tally.ts';
import type { Spec } from './spec.ts';
import type { Watched } from './watched.ts';

/** A metric of two arms, block by block, by what their matches add to it. */
export interface PairedMetric {
  add(table: number, first: Seen, second: Seen): void;
  row(): MetricRow;
  /** The difference, for a run that stops by it. */
  readonly watched: Watched;
  /** Evidence that the metric moves; there is none of ratios, whose bounds are only the largest seen. */
  evidence(): number;
}

/** A mean is of the blocks that show it in both arms, a share of all matches together of all blocks. */
export function pairedMetric(
  spec: Pick<Spec, 'tables' | 'alpha' | 'd'>,
  metric: Omit<Metric, 'measure'>,
): PairedMetric {
  if (metric.ratio) {
    const ratio = pairedRatio(spec, metric);
    return { ...ratio, watched: watchedRatio(ratio), evidence: () => 1 };
  }
  const mean = pairedTally(spec, metric);
  return {
    add(table, first, second) {
      if (isShown(first) && isShown(second)) mean.add(table, first[0], second[0]);
    },
    row: mean.row,
    watched: mean.watched,
    evidence: mean.evidence,
  };
}

function watchedRatio(ratio: PairedRatio): Watched {
  return {
    get blocks() {
      return ratio.row().blocks;
    },
    nothing: 0,
    look: () => ratio.row().difference,
    variance: () => 0,
  };
}
