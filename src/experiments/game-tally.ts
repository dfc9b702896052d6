import type { MatchRecord } from '../match/record.ts';
import { type Arm, tableOf } from './arm.ts';
import { type MetricLevel, metricTally } from './metric-tally.ts';
import { type Foresight, foresight } from './metrics/foresight.ts';
import { leadTally } from './metrics/lead-tally.ts';
import { type Metric, seenBy } from './metrics.ts';
import { pairedMetric } from './paired-metric.ts';
import type { MetricRow } from './paired-tally.ts';
import type { Spec } from './spec.ts';

/** How a game plays, and how that differs from a game of reference on the same blocks. */
export interface GameTally {
  readonly blocks: number;
  add(index: number, record: MatchRecord, reference: MatchRecord): void;
  /** How much is decided by the end of each round. */
  foresight(): Foresight[];
  levels(): MetricLevel[];
  /** Less the reference. */
  differences(): MetricRow[];
  /** Evidence that the first metric differs. */
  evidence(): number;
}

export function gameTally(spec: Spec, arm: Arm, metrics: readonly Metric[]): GameTally {
  const tallies = metrics.map((metric) => ({
    metric,
    own: metricTally(spec, metric),
    paired: pairedMetric(spec, metric),
  }));
  const leads = leadTally(arm.tables.length);
  let blocks = 0;
  return {
    get blocks() {
      return blocks;
    },
    add(index, record, reference) {
      blocks++;
      const table = tableOf(arm, index);
      leads.add({ table, index, record });
      for (const { metric, own, paired } of tallies) {
        const here = seenBy(metric, record);
        own.add(table, here);
        paired.add(table, here, seenBy(metric, reference));
      }
    },
    foresight: () => foresight(leads, spec.alpha),
    levels: () => tallies.map(({ own }) => own.level()),
    differences: () => tallies.map(({ paired }) => paired.row()),
    evidence: () => tallies[0].paired.evidence(),
  };
}
