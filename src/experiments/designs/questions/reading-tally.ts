import type { MatchRecord } from '../../../match/record.ts';
import { boundedMean } from '../../../statistics/index.ts';
import type { Evidence } from '../../measure/evidence.ts';
import { coverageAt } from '../../measure/looks.ts';
import { pairedMetrics } from '../../measure/paired-metrics.ts';
import { hasMoved, type MetricRow } from '../../measure/paired-tally.ts';
import { type Stopped, stoppedTally } from '../../measure/stopped-tally.ts';
import { createMoveStopping } from '../../measure/stopping.ts';
import type { StopNote } from '../../measure/watched.ts';
import type { Metric } from '../../metrics/metrics.ts';
import { roundedShare } from '../../terms/digest.ts';
import type { MoveStop } from '../../terms/stop-key.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import { evidenceOf, largestOf, type SureMove, strongestOf } from './reading-evidence.ts';
import type { ReadingSampling } from './reading-sampling.ts';

/** Whether a reading moves some share by more than d, moves none so far, or is not settled. */
type ReadingVerdict = 'moves' | 'stays' | 'undecided';

export interface ReadingFigures extends Evidence {
  readonly blocks: number;
  /** Share of the matches that went otherwise; whatever is measured as a share moves by no more. */
  readonly changed: Share;
  readonly verdict: ReadingVerdict;
  /** The share that most of the evidence comes from. */
  readonly strongest: string;
  /** The largest movement of a share that is sure, or of another figure where no share surely moves; null for neither. */
  readonly largest: SureMove | null;
  /** Matches under the reading and under the one in force that the bench stopped; null before the first block. */
  readonly stopped: Stopped | null;
  /** The primary metric, those that move, the largest and the strongest. */
  readonly metrics: readonly ReadingMetric[];
}

/** What a reading does to a metric. */
export interface ReadingMetric extends MetricRow {
  /** The difference corrected for the stop, as if this metric alone could have moved; null for what is no share. */
  readonly unbiased: StopNote['unbiased'];
}

/** The share that a reading moves most; undefined where it surely moves none and is no finding. */
export function shareMoved({
  largest,
  metrics,
}: Pick<ReadingFigures, 'largest' | 'metrics'>): ReadingMetric | undefined {
  return largest?.isShare ? metrics.find(({ metric }) => metric === largest.metric) : undefined;
}

/** A reading (first) against the one in force (second), block by block. */
export interface ReadingTally {
  readonly blocks: number;
  add(table: number, record: MatchRecord, book: MatchRecord): void;
  verdict(): ReadingVerdict;
  /** Takes a look; whether the reading needs more blocks. */
  needsMore(): boolean;
  /** @param deviations standard deviation of each metric under the reading in force, in its own unit; 0 if unknown */
  figures(deviations: readonly number[]): ReadingFigures;
}

/**
 * @param metrics the primary first
 * @param stop by which its blocks end
 */
export function readingTally(
  { primary, others }: ReadingSampling,
  metrics: readonly Metric[],
  stop: MoveStop,
): ReadingTally {
  const { d } = primary;
  const paired = pairedMetrics(primary, metrics, others);
  const stoppings = metrics.map((_, i) =>
    createMoveStopping(stop, paired.watched(i), d, (i === 0 ? primary : others).alpha, false),
  );
  const stopped = stoppedTally();
  /** Matches that went the same, and otherwise. */
  const courses = [0, 0];

  function changed(): Share {
    if (paired.blocks === 0) return { mean: 0, low: 0, high: 1 };
    return boundedMean(new Map(courses.entries()), coverageAt(primary, paired.blocks));
  }

  function verdict(): ReadingVerdict {
    if (paired.blocks < LEAST_BLOCKS) return 'undecided';
    if (changed().high <= d) return 'stays';
    return ofShares(metrics, (i) => paired.row(i));
  }

  /** The primary metric, and all others if any match went otherwise. */
  function rowsSeen(): ReadingMetric[] {
    const seen = courses[1] === 0 ? metrics.slice(0, 1) : metrics;
    const unbiased = (i: number) => (metrics[i].unit === 'share' ? stoppings[i].note().unbiased : null);
    return seen.map((_, i) => ({ ...paired.row(i), unbiased: unbiased(i) }));
  }

  return {
    get blocks() {
      return paired.blocks;
    },
    add(table, record, book) {
      paired.add(table, record, book);
      stopped.add(record, book);
      courses[courseOf(record) === courseOf(book) ? 0 : 1]++;
    },
    verdict,
    needsMore() {
      const isUndecided = verdict() === 'undecided';
      const [primary] = stoppings.map((one) => one.needsMore(isUndecided));
      return primary;
    },
    figures(deviations) {
      const { told, ...telling } = tellingOf(metrics, paired.evidence(), rowsSeen(), deviations);
      return {
        blocks: paired.blocks,
        changed: roundedShare(changed()),
        verdict: verdict(),
        ...telling,
        stopped: stopped.shares(),
        metrics: told,
      };
    },
  };
}

/** What tells most of a reading: the evidence of all shares, the strongest, the largest move, and the rows worth telling. */
function tellingOf(
  metrics: readonly Metric[],
  evidence: readonly Evidence[],
  rows: readonly ReadingMetric[],
  deviations: readonly number[],
) {
  const [largest, strongest] = [largestOf(rows, deviations), strongestOf(metrics, evidence)];
  const isTold = (row: MetricRow) => hasMoved(row) || [largest?.metric, strongest].includes(row.metric);
  return {
    ...evidenceOf(metrics, evidence),
    strongest,
    largest,
    told: rows.filter((row, i) => i === 0 || isTold(row)),
  };
}

/** Moves where any share does, and stays where all do. */
function ofShares(metrics: readonly Metric[], rowOf: (metric: number) => MetricRow): ReadingVerdict {
  let stay = true;
  for (const [i, { unit }] of metrics.entries()) {
    if (unit !== 'share') continue;
    const row = rowOf(i);
    if (hasMoved(row)) return 'moves';
    stay &&= row.movement === 'stays';
  }
  return stay ? 'stays' : 'undecided';
}

/** All that a record tells, as text; records read back from a file have their fields in another order. */
function courseOf({
  digest,
  outcome,
  margin,
  rounds,
  survivors,
  leads,
  counters,
  acts,
}: MatchRecord): string {
  const left = survivors.map(({ models, worth }) => [models, worth]);
  return JSON.stringify([digest, outcome, margin, rounds, left, leads, counters, acts]);
}
