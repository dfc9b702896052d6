import { blocksNeeded, boundedMeanInterval } from '../statistics/index.ts';
import { rounded } from './digest.ts';
import type { Metric } from './metrics.ts';
import { type Measured, type PilotArm, pilotRange } from './pilot.ts';
import { LEAST_BLOCKS } from './verdict.ts';

/** Blocks that will do at the variance seen, and at the largest that the pilot does not rule out. */
export interface BlocksEstimate {
  readonly likely: number;
  readonly most: number;
}

/** What an arm needs. */
export interface PlanRow {
  readonly title: string;
  readonly measured: Measured;
  readonly matchesPerBlock: number;
  /** Blocks of the pilot that show it. */
  readonly pilot: number;
  readonly mean: number | null;
  /** Of one block's value; null where the pilot shows none. */
  readonly variance: { readonly seen: number; readonly most: number } | null;
  /** For the half-width asked for. */
  readonly forHalfWidth: BlocksEstimate | null;
  /** To tell what matters from what does not. */
  readonly forD: BlocksEstimate | null;
}

export interface Precision {
  readonly halfWidth: number;
  readonly d: number;
  readonly alpha: number;
}

/** Two blocks at least show a variance. */
export function planRow(arm: PilotArm, metric: Metric, { halfWidth, d, alpha }: Precision): PlanRow {
  const { title, measured, matchesPerBlock, values } = arm;
  const head = { title, measured, matchesPerBlock, pilot: values.length };
  if (values.length < 2) return { ...head, mean: null, variance: null, forHalfWidth: null, forD: null };
  const range = pilotRange(arm, metric);
  const width = range.high - range.low;
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
  const squares = values.map((value) => (value - mean) * (value - mean));
  const largest = (width * width) / 4;
  const sum = squares.reduce((all, square) => all + square, 0);
  const seen = Math.min(largest, sum / (values.length - 1));
  // A pilot without any spread rules out a large variance, not a small one.
  const { high } = boundedMeanInterval(squares, alpha, { low: 0, high: width * width });
  const most = Math.min(largest, Math.max(seen, high));
  const needed = (variance: number, distance: number) =>
    Math.max(LEAST_BLOCKS, blocksNeeded(variance, distance, alpha, range));
  const estimate = (distance: number) => ({ likely: needed(seen, distance), most: needed(most, distance) });
  return {
    ...head,
    mean: rounded(mean),
    variance: { seen: rounded(seen), most: rounded(most) },
    forHalfWidth: estimate(halfWidth),
    forD: estimate(d),
  };
}

/** Blocks and matches of all arms together. */
export interface PlanTotal {
  readonly blocks: BlocksEstimate;
  readonly matches: BlocksEstimate;
}

/**
 * @param alike whether all arms play as many blocks as the neediest
 * @param of which precision
 */
export function planTotal(rows: readonly PlanRow[], alike: boolean, of: 'forHalfWidth' | 'forD'): PlanTotal {
  // A level is there to be compared with; only where nothing else is measured is it the question.
  const isAsked = ({ measured }: PlanRow) => measured !== 'level' || rows.length === 1;
  const needs = (key: keyof BlocksEstimate) => {
    const own = rows.map((row) => row[of]?.[key] ?? 0);
    const neediest = Math.max(0, ...own.filter((_, i) => isAsked(rows[i])));
    return alike ? own.map(() => neediest) : own;
  };
  const total = (key: keyof BlocksEstimate, weight: (row: PlanRow) => number) =>
    needs(key).reduce((sum, blocks, i) => sum + blocks * weight(rows[i]), 0);
  const estimate = (weight: (row: PlanRow) => number) => ({
    likely: total('likely', weight),
    most: total('most', weight),
  });
  return { blocks: estimate(() => 1), matches: estimate(({ matchesPerBlock }) => matchesPerBlock) };
}
