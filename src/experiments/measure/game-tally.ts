import type { MatchRecord } from '../../match/record.ts';
import { type Foresight, foresight } from '../metrics/foresight.ts';
import { leadTally } from '../metrics/lead-tally.ts';
import { type Metric, seenBy } from '../metrics/metrics.ts';
import { type Arm, tableOf } from '../terms/arm.ts';
import type { MoveStop } from '../terms/stop-key.ts';
import type { Evidence } from './evidence.ts';
import type { BandSampling } from './looks.ts';
import { type MetricLevel, metricTally } from './metric-tally.ts';
import { pairedMetric } from './paired-metrics.ts';
import type { MetricRow } from './paired-tally.ts';
import { createMoveStopping } from './stopping.ts';
import type { StopNote } from './watched.ts';

/** How a game plays, and how that differs from a game of reference on the same blocks. */
export interface GameTally {
  readonly blocks: number;
  add(index: number, record: MatchRecord, reference: MatchRecord): void;
  /** How much is decided by the end of each round. */
  foresight(): Foresight[];
  levels(): MetricLevel[];
  /** Less the reference. */
  differences(): MetricRow[];
  /** Takes a look; whether the difference of the first metric needs more blocks. */
  needsMore(): boolean;
  /** That difference, corrected for the stop. */
  unbiased(): StopNote['unbiased'];
  /** Evidence that each metric differs, the first one first. */
  evidence(): Evidence[];
}

/** @param stop by which its blocks end; null where something else decides how many there are */
export function gameTally(
  sampling: BandSampling,
  arm: Arm,
  metrics: readonly Metric[],
  stop: MoveStop | null,
): GameTally {
  const tallies = metrics.map((metric) => ({
    metric,
    own: metricTally(sampling, metric),
    paired: pairedMetric(sampling, metric),
  }));
  const [{ paired: primary }] = tallies;
  const stopping = stop && createMoveStopping(stop, primary.watched, sampling.d, sampling.alpha);
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
    foresight: () => foresight(leads, sampling.alpha),
    levels: () => tallies.map(({ own }) => own.level()),
    differences: () => tallies.map(({ paired }) => paired.row()),
    needsMore: () => stopping?.needsMore(primary.row().movement === 'undecided') ?? true,
    unbiased: () => stopping?.note().unbiased ?? null,
    evidence: () => tallies.map(({ paired }) => paired.evidence()),
  };
}
