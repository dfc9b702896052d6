import type { Metric, Seen } from '../metrics/metrics.ts';
import type { Evidence } from './evidence.ts';
import type { BandSampling } from './looks.ts';
import { type PairedRatio, pairedRatio } from './paired-ratio.ts';
import { type MetricRow, pairedTally } from './paired-tally.ts';
import type { Watched } from './watched.ts';

/** A metric of two arms, block by block, by what their matches add to it. */
export interface PairedMetric {
  add(table: number, first: Seen, second: Seen): void;
  row(): MetricRow;
  /** The difference, for a run that stops by it. */
  readonly watched: Watched;
  /** Evidence that the metric moves; of ratios, whose bounds are only the largest seen, at planned looks alone. */
  evidence(): Evidence;
}

/** A mean is of the blocks that show it in both arms, a share of all matches together of all blocks. */
export function pairedMetric(sampling: BandSampling, metric: Omit<Metric, 'measure'>): PairedMetric {
  if (metric.ratio) {
    const ratio = pairedRatio(sampling, metric);
    return { ...ratio, watched: watchedRatio(ratio) };
  }
  return pairedTally(sampling, metric);
}

function watchedRatio(ratio: PairedRatio): Watched {
  return {
    get blocks() {
      return ratio.row().blocks;
    },
    nothing: 0,
    bounds: { min: -1, max: 1 },
    look: () => ratio.row().difference,
    variance: () => 0,
  };
}
