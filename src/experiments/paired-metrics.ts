import type { MatchRecord } from '../match/record.ts';
import { type Metric, seenBy } from './metrics.ts';
import { pairedMetric } from './paired-metric.ts';
import type { MetricRow } from './paired-tally.ts';
import type { Spec } from './spec.ts';
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
  evidence(): number[];
}

export function pairedMetrics(spec: Spec, metrics: readonly Metric[]): PairedMetrics {
  const tallies = metrics.map((metric) => pairedMetric(spec, metric));
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

/** Metrics that tell how the game plays, without those that are one part of a group. */
export function headlines(metrics: readonly Metric[]): Metric[] {
  return metrics.filter(({ id }) => !id.includes('.'));
}
