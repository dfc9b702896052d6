import type { MatchRecord } from '../match/record.ts';
import { boundedMeanSequence } from '../statistics/index.ts';
import { cutEvidence, rounded, roundedShare } from './digest.ts';
import type { Metric } from './metrics.ts';
import { pairedMetrics } from './paired-metrics.ts';
import { hasMoved, type MetricRow } from './paired-tally.ts';
import type { Spec } from './spec.ts';
import { type Stopped, stoppedTally } from './stopped-tally.ts';
import { LEAST_BLOCKS, type Share } from './verdict.ts';

/** Whether a reading moves some share by more than d, moves none so far, or is not settled. */
export type ReadingVerdict = 'moves' | 'stays' | 'undecided';

/** How far a metric surely moves. */
export interface SureMove {
  readonly metric: string;
  readonly isShare: boolean;
  /** End of the interval nearest to zero: shares as they are, other figures in standard deviations. */
  readonly size: number;
}

export interface ReadingFigures {
  readonly blocks: number;
  /** Share of the matches that went otherwise; whatever is measured as a share moves by no more. */
  readonly changed: Share;
  readonly verdict: ReadingVerdict;
  /** Evidence that any share moves; half of it rests on the primary metric. */
  readonly eValue: number;
  /** The largest movement of a share that is sure, or of another figure where no share surely moves; null for neither. */
  readonly largest: SureMove | null;
  /** Matches under the reading and under the one in force that the bench stopped; null before the first block. */
  readonly stopped: Stopped | null;
  /** The primary metric, and those that move. */
  readonly metrics: readonly MetricRow[];
}

/** A reading (first) against the one in force (second), block by block. */
export interface ReadingTally {
  readonly blocks: number;
  add(table: number, record: MatchRecord, book: MatchRecord): void;
  verdict(): ReadingVerdict;
  /** @param deviations standard deviation of each metric under the reading in force, in its own unit; 0 if unknown */
  figures(deviations: readonly number[]): ReadingFigures;
}

/** @param metrics the primary first */
export function readingTally(spec: Spec, metrics: readonly Metric[]): ReadingTally {
  const paired = pairedMetrics(spec, metrics);
  const stopped = stoppedTally();
  /** Matches that went the same, and otherwise. */
  const courses = [0, 0];

  function changed(): Share {
    const sequence = boundedMeanSequence();
    courses.forEach((count, otherwise) => {
      sequence.add(otherwise, count);
    });
    return paired.blocks === 0 ? { mean: 0, low: 0, high: 1 } : sequence.look(spec.alpha);
  }

  function verdict(): ReadingVerdict {
    if (paired.blocks < LEAST_BLOCKS) return 'undecided';
    if (changed().high <= spec.d) return 'stays';
    let stay = true;
    for (const [i, { unit }] of metrics.entries()) {
      if (unit !== 'share') continue;
      const row = paired.row(i);
      if (hasMoved(row)) return 'moves';
      stay &&= row.movement === 'stays';
    }
    return stay ? 'stays' : 'undecided';
  }

  /** The primary metric, and all others if any match went otherwise. */
  const rowsSeen = () => metrics.flatMap((_, i) => (i === 0 || courses[1] > 0 ? [paired.row(i)] : []));

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
    figures(deviations) {
      const rows = rowsSeen();
      return {
        blocks: paired.blocks,
        changed: roundedShare(changed()),
        verdict: verdict(),
        eValue: evidenceOf(metrics, paired.evidence()),
        largest: largestOf(rows, deviations),
        stopped: stopped.shares(),
        metrics: rows.filter((row, i) => i === 0 || hasMoved(row)),
      };
    },
  };
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

/** The mean of evidence is evidence. Only shares have the bounds that it needs. */
function evidenceOf(metrics: readonly Metric[], evidence: readonly number[]): number {
  const [primary, ...others] = evidence.filter((_, i) => metrics[i].unit === 'share');
  if (others.length === 0) return primary ?? 1;
  const mean = others.reduce((sum, value) => sum + value / others.length, 0);
  return cutEvidence(primary / 2 + mean / 2);
}

function largestOf(rows: readonly MetricRow[], deviations: readonly number[]): SureMove | null {
  const moves = rows.map((row, i) => ({
    metric: row.metric,
    isShare: row.unit === 'share',
    size: surely(row) * scaleOf(row, deviations[i]),
  }));
  const [largest] = moves
    .filter(({ size }) => size > 0)
    .sort((a, b) => Number(b.isShare) - Number(a.isShare) || b.size - a.size);
  return largest ? { ...largest, size: rounded(largest.size) } : null;
}

/** How far a metric has moved at least; 0 where its interval holds zero. */
function surely({ difference: { low, high }, blocks }: MetricRow): number {
  return blocks < LEAST_BLOCKS ? 0 : Math.max(0, low, -high);
}

function scaleOf({ unit }: MetricRow, deviation: number): number {
  if (unit === 'share') return 1;
  return deviation > 0 ? 1 / deviation : 0;
}
