import type { MatchRecord } from '../../match/record.ts';
import { type Metric, seenBy } from '../metrics/metrics.ts';
import type { Evidence } from './evidence.ts';
import type { BandSampling } from './looks.ts';
import { type PairedRatio, pairedRatio } from './paired-ratio.ts';
import { type MetricRow, type PairedMetric, pairedTally } from './paired-tally.ts';
import type { Watched } from './watched.ts';

/** Several metrics of two arms, block by block. */
export interface PairedMetrics {
  readonly blocks: number;
  /** The matches of one block of both arms. */
  add(table: number, first: MatchRecord, second: MatchRecord): void;
  /** The metric of an index. */
  row(metric: number): MetricRow;
  /** Of an index, for a run that stops by it. */
  watched(metric: number): Watched;
  /** In the order of the metrics. */
  rows(): MetricRow[];
  /** Evidence that each metric moves. */
  evidence(): Evidence[];
}

/** @param others how metrics other than the first are looked at */
export function pairedMetrics(
  sampling: BandSampling,
  metrics: readonly Metric[],
  others = sampling,
): PairedMetrics {
  const tallies = metrics.map((metric, i) => pairedMetric(i === 0 ? sampling : others, metric));
  let blocks = 0;
  return {
    get blocks() {
      return blocks;
    },
    add(table, first, second) {
      blocks++;
      metrics.forEach((metric, i) => {
        tallies[i].add(table, seenBy(metric, first), seenBy(metric, second));
      });
    },
    row: (metric) => tallies[metric].row(),
    watched: (metric) => tallies[metric].watched,
    rows: () => tallies.map((tally) => tally.row()),
    evidence: () => tallies.map((tally) => tally.evidence()),
  };
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

/** Metrics that tell how the game plays, without those that are one part of a group. */
export function headlines(metrics: readonly Metric[]): Metric[] {
  return metrics.filter(({ id }) => !id.includes('.'));
}
