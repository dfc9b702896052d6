import type { Metric } from '../metrics/metrics.ts';
import type { BandSampling } from './looks.ts';
import { type PairedRatio, pairedRatio } from './paired-ratio.ts';
import { type PairedMetric, pairedTally } from './paired-tally.ts';
import type { Watched } from './watched.ts';

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
