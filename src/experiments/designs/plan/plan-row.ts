import { mean } from 'simple-statistics';
import {
  blocksNeeded,
  boundedMeanInterval,
  type Coverage,
  chiSquareQuantile,
  normalQuantile,
  type Range,
  studentQuantile,
  UNIT_RANGE,
} from '../../../statistics/index.ts';
import { inUnit } from '../../measure/block-scores.ts';
import type { Measured, Turn, VaryingFigure } from '../../play/variance-estimate.ts';
import { rounded } from '../../terms/digest.ts';

/** Blocks that will do at the variance seen, and at the largest that the pilot does not rule out. */
export interface BlocksEstimate {
  readonly likely: number;
  readonly most: number;
}

/** What a figure needs. */
export interface PlanRow {
  readonly title: string;
  readonly measured: Measured;
  readonly matchesPerBlock: number;
  /** Blocks of the pilot that show it. */
  readonly pilot: number;
  /** Whether the luck of the dice was taken off. */
  readonly lessLuck: boolean;
  /** Of shares between 0 and 1, wherever luck that was taken off has carried it. */
  readonly mean: number | null;
  /** Of one block's value; null where the pilot shows none. */
  readonly variance: { readonly seen: number; readonly most: number } | null;
  /** How far its interval may reach either way. */
  readonly reach: number;
  /** For an interval that reaches no further. */
  readonly forHalfWidth: BlocksEstimate | null;
  /** To tell what matters from what does not, with the power asked for. */
  readonly forD: BlocksEstimate | null;
  /** Share of the pilot's matches that the bench stopped at its cap; null for figures that count no rounds. */
  readonly stopped: number | null;
}

interface Precision {
  /** For figures that do not say themselves. */
  readonly halfWidth: number;
  readonly d: number;
  readonly alpha: number;
  /** What intervals over blocks must cover. */
  readonly coverage: Coverage;
  /** Share of the runs that are to tell what matters from what does not. */
  readonly power: number;
  /** Blocks of a figure at least. */
  readonly least: number;
}

/** Two blocks at least show a variance; where only their spread bounds it, blocks that are all alike show none. */
export function planRow(
  figure: VaryingFigure,
  { halfWidth, d, alpha, coverage, power, least }: Precision,
): PlanRow {
  const { title, measured, matchesPerBlock, values, range, asWon } = figure;
  const reach = figure.reach ?? halfWidth;
  const stopped = figure.stopped ?? null;
  const head = {
    title,
    measured,
    matchesPerBlock,
    pilot: values.length,
    lessLuck: asWon !== undefined,
    reach,
    stopped,
  };
  const isBlind = values.length < 2 || (range === null && values.every((value) => value === values[0]));
  if (isBlind) return { ...head, mean: null, variance: null, forHalfWidth: null, forD: null };
  const variance = leastVariance(figure, alpha);
  const needed = (of: number, distance: number, share: number) => {
    const blocks = range
      ? blocksNeeded(of, distance, coverage, range, share)
      : studentNeeded(of, distance, alpha, share);
    return Math.max(least, blocks);
  };
  const estimate = (distance: number, share: number) => ({
    likely: needed(variance.seen, distance, share),
    most: needed(variance.most, distance, share),
  });
  return {
    ...head,
    mean: rounded(measured === 'share' ? inUnit(mean([...values])) : mean([...values])),
    variance: { seen: rounded(variance.seen), most: rounded(variance.most) },
    forHalfWidth: estimate(reach, 0.5),
    forD: estimate(figure.reach ?? d, power),
  };
}

/** Taking luck off makes the largest variance no larger, however far out single values may lie then. */
function leastVariance({ values, range, asWon }: VaryingFigure, alpha: number) {
  const { seen, most } = varianceOf(values, range, alpha);
  if (asWon === undefined) return { seen, most };
  return { seen, most: Math.max(seen, Math.min(most, varianceOf(asWon, UNIT_RANGE, alpha).most)) };
}

/** The variance of values, and the largest they do not rule out. */
function varianceOf(values: readonly number[], range: Range | null, alpha: number) {
  const centre = mean([...values]);
  const squares = values.map((value) => (value - centre) * (value - centre));
  const freedom = values.length - 1;
  const seen = squares.reduce((all, square) => all + square, 0) / freedom;
  if (range === null) return { seen, most: (seen * freedom) / chiSquareQuantile(alpha, freedom) };
  const width = range.high - range.low;
  const largest = (width * width) / 4;
  // A pilot without any spread rules out a large variance, not a small one.
  const { high } = boundedMeanInterval(squares, alpha, { low: 0, high: width * width });
  return { seen: Math.min(largest, seen), most: Math.min(largest, Math.max(seen, high)) };
}

/** Values after which Student's interval of their mean, in so many of all runs, reaches no further than a distance. */
function studentNeeded(variance: number, distance: number, alpha: number, power: number): number {
  const short = normalQuantile(power);
  const reach = (n: number) => (studentQuantile(1 - alpha / 2, n - 1) + short) * Math.sqrt(variance / n);
  const z = normalQuantile(1 - alpha / 2) + short;
  let n = Math.max(2, Math.ceil((z * z * variance) / (distance * distance)));
  while (reach(n) > distance) n++;
  return n;
}

/** Blocks and matches of all figures together. */
export interface PlanTotal {
  readonly blocks: BlocksEstimate;
  readonly matches: BlocksEstimate;
}

/**
 * @param turn what all figures play at once; null where each has blocks of its own
 * @param of which precision
 */
export function planTotal(
  rows: readonly PlanRow[],
  turn: Pick<Turn, 'blocks' | 'matches'> | null,
  of: 'forHalfWidth' | 'forD',
): PlanTotal {
  // A level is there to be compared with; only where nothing else is measured is it the question.
  const levelsOnly = rows.every(({ measured }) => measured === 'level');
  const isAsked = ({ measured }: PlanRow) => measured !== 'level' || levelsOnly;
  const need = (row: PlanRow, key: keyof BlocksEstimate) => row[of]?.[key] ?? 0;
  const total = (key: keyof BlocksEstimate, weight: (row: PlanRow) => number, whole?: number) => {
    const neediest = Math.max(0, ...rows.filter(isAsked).map((row) => need(row, key)));
    if (whole !== undefined) return Math.ceil(neediest * whole);
    return rows.reduce((sum, row) => sum + weight(row) * (isAsked(row) ? need(row, key) : neediest), 0);
  };
  const estimate = (weight: (row: PlanRow) => number, whole?: number) => ({
    likely: total('likely', weight, whole),
    most: total('most', weight, whole),
  });
  return {
    blocks: estimate(() => 1, turn?.blocks),
    matches: estimate(({ matchesPerBlock }) => matchesPerBlock, turn?.matches),
  };
}
