import seedrandom from 'seedrandom';
import { sampleVariance } from 'simple-statistics';
import type { MatchRecord } from '../../../match/record.ts';
import { bootstrapPercentiles, bootstrapReplicates } from '../../../statistics/index.ts';
import { AT_ANY_TIME } from '../../measure/looks.ts';
import { metricTally } from '../../measure/metric-tally.ts';
import { pairedMetric } from '../../measure/paired-metrics.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import { isStopped } from '../../measure/stopped-tally.ts';
import { type Metric, type Seen, seenBy } from '../../metrics/metrics.ts';
import { type Arm, tableOf } from '../../terms/arm.ts';
import { rounded, roundedShare } from '../../terms/digest.ts';
import type { Spec } from '../../terms/spec.ts';
import type { Share } from '../../terms/verdict.ts';
import type { Point } from './tune-grid.ts';
import { levelOf, missOf, type Shown, type Target } from './tune-target.ts';

/** A point that is tried, and what its blocks have shown so far. */
export interface Candidate {
  readonly point: Point;
  readonly arm: Arm;
  /** What being far from the book costs it, in squares of tolerances. */
  readonly penalty: number;
  /** By target, then by block. */
  readonly shown: readonly Seen[][];
  /** By block, whether the bench stopped its match at the cap. */
  readonly stopped: boolean[];
  /** By block, the digest of the final position. */
  readonly ends: string[];
  /** Fell out of the race before it had all its blocks. */
  dropped: boolean;
}

export const REPLICATES = 200;

export function addBlock(
  { shown, stopped, ends }: Candidate,
  metrics: readonly Metric[],
  index: number,
  [record]: readonly MatchRecord[],
): void {
  metrics.forEach((metric, i) => {
    shown[i][index] = seenBy(metric, record);
  });
  stopped[index] = isStopped(record);
  ends[index] = record.digest;
}

export function blocksOf({ shown }: Candidate): number {
  return shown[0].length;
}

/** Share of its matches over the first so many blocks that the bench stopped at the cap; null without blocks. */
export function stoppedShare({ stopped }: Candidate, blocks: number): number | null {
  return blocks === 0 ? null : rounded(stopped.slice(0, blocks).filter(Boolean).length / blocks);
}

/** Whether two candidates have played as many blocks, and all of them alike: what sets them apart did nothing. */
export function playsLike(one: Candidate, other: Candidate): boolean {
  return blocksOf(one) === blocksOf(other) && one.ends.every((end, i) => end === other.ends[i]);
}

/** Figures of the targets over the first so many blocks. */
export function levelsOf(
  targets: readonly Target[],
  { shown }: Candidate,
  blocks: number,
): (number | null)[] {
  return levelsAt(targets, shown, blocksUpTo(blocks));
}

/** What a candidate is judged by: how far it misses the targets, and its penalty. Less is better. */
export function lossOf(targets: readonly Target[], candidate: Candidate, blocks: number): number {
  return missOf(targets, levelsOf(targets, candidate, blocks)) + candidate.penalty;
}

/** How far a candidate misses the targets over some of its blocks, whatever its penalty. */
export function missOver(
  targets: readonly Target[],
  { shown }: Candidate,
  indexes: readonly number[],
): number {
  return missOf(targets, levelsAt(targets, shown, indexes));
}

/** How much more one candidate loses than another over the same blocks; by bootstrap over them. */
export function lossBeyond(
  targets: readonly Target[],
  one: Candidate,
  other: Candidate,
  blocks: number,
  alpha: number,
  seed: string,
): Share {
  const loss = (candidate: Candidate, indexes: readonly number[]) =>
    missOver(targets, candidate, indexes) + candidate.penalty;
  const [{ estimate, low, high }] = bootstrapPercentiles(
    blocksUpTo(blocks),
    (indexes) => [loss(one, indexes) - loss(other, indexes)],
    1 - alpha,
    REPLICATES,
    seedrandom.alea(`${seed}/${blocks}`),
  );
  return { mean: rounded(estimate), low: rounded(low), high: rounded(high) };
}

/**
 * Variance of what one candidate misses beyond another over the same blocks if the two had luck of their own, over that
 * with common luck; both by bootstrap over blocks. Null where there is none.
 */
export function gainBeyond(
  targets: readonly Target[],
  one: Candidate,
  other: Candidate,
  blocks: number,
  seed: string,
): number | null {
  if (blocks < 2) return null;
  const missed = (candidate: Candidate) => (indexes: readonly number[]) =>
    missOver(targets, candidate, indexes);
  const [ofOne, ofOther] = [missed(one), missed(other)];
  const variance = (of: (indexes: readonly number[]) => number) => {
    const rng = seedrandom.alea(`${seed}/${blocks}`);
    return sampleVariance(bootstrapReplicates(blocksUpTo(blocks), of, REPLICATES, rng));
  };
  const paired = variance((indexes) => ofOne(indexes) - ofOther(indexes));
  return paired === 0 ? null : rounded((variance(ofOne) + variance(ofOther)) / paired);
}

/** What one candidate does to each figure over the first so many blocks, less what another does there. */
export function movesBeyond(
  spec: Pick<Spec, 'tables' | 'alpha' | 'd'>,
  metrics: readonly Metric[],
  one: Candidate,
  other: Candidate,
  blocks: number,
): MetricRow[] {
  return metrics.map((metric, i) => {
    const tally = pairedMetric({ ...spec, looks: AT_ANY_TIME }, metric);
    for (const index of blocksUpTo(blocks)) {
      tally.add(tableOf(one.arm, index), one.shown[i][index], other.shown[i][index]);
    }
    return tally.row();
  });
}

/**
 * Figures of the targets with intervals by bootstrap over blocks; null where nothing shows one. A mean of blocks that
 * are all alike has that of a bounded mean, which keeps its width.
 */
export function levelIntervals(
  targets: readonly Target[],
  metrics: readonly Metric[],
  candidate: Candidate,
  blocks: number,
  alpha: number,
  seed: string,
): (Share | null)[] {
  const levels = levelsOf(targets, candidate, blocks);
  if (blocks === 0) return levels.map(() => null);
  const flat = (i: number) => flatMean(metrics[i], candidate, candidate.shown[i].slice(0, blocks), alpha);
  // One block says nothing of how far a median may lie off.
  if (blocks === 1) return targets.map(({ of }, i) => (of === 'median' ? null : flat(i)));
  const statistics = (indexes: readonly number[]) =>
    levelsAt(targets, candidate.shown, indexes).map((level, i) => level ?? levels[i] ?? 0);
  const rng = seedrandom.alea(`${seed}/levels`);
  const intervals = bootstrapPercentiles(blocksUpTo(blocks), statistics, 1 - alpha, REPLICATES, rng);
  return levels.map((level, i) => {
    if (level === null) return null;
    const { low, high } = intervals[i];
    if (low < high || targets[i].of === 'median') return roundedShare({ mean: level, low, high });
    return flat(i);
  });
}

/** The mean of values that are all alike. */
function flatMean(metric: Metric, { arm }: Candidate, shown: Shown, alpha: number): Share | null {
  const tally = metricTally({ tables: arm.tables, alpha, looks: AT_ANY_TIME }, metric);
  for (const [index, seen] of shown.entries()) tally.add(tableOf(arm, index), seen);
  return tally.level().level;
}

function levelsAt(targets: readonly Target[], shown: readonly Shown[], indexes: readonly number[]) {
  return targets.map((target, i) => levelOf(target, shown[i], indexes));
}

/** The indexes of the first so many blocks. */
export function blocksUpTo(blocks: number): number[] {
  return Array.from({ length: blocks }, (_, i) => i);
}
