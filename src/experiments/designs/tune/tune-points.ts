import type { Circumstances } from '../../../rules/claim.ts';
import { InputError } from '../../../rules/nearest.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import type { Metric } from '../../metrics/metrics.ts';
import { mirror } from '../../terms/arm.ts';
import { rounded } from '../../terms/digest.ts';
import { requireArm, setupOf } from '../../terms/setup.ts';
import type { Experiment, Spec } from '../../terms/spec.ts';
import { LEAST_BLOCKS, type Share } from '../../terms/verdict.ts';
import type { TuneAsks } from './tune-asked.ts';
import {
  blocksOf,
  type Candidate,
  gainBeyond,
  levelIntervals,
  levelsOf,
  lossBeyond,
  lossOf,
  movesBeyond,
  playsLike,
  stoppedShare,
} from './tune-candidate.ts';
import { type Axis, distanceFromBook, type Point } from './tune-grid.ts';
import type { Target } from './tune-target.ts';

/** Moving one number over its whole range counts as much as missing a target by one tolerance. */
const PENALTY = 1;

/** What a point changes, by path; empty for the book. */
type Changes = Readonly<Record<string, number>>;

interface PlayedPoint {
  readonly changes: Changes;
  readonly blocks: number;
  readonly loss: number;
  /** Share of its matches that the bench stopped at the cap; null without blocks. */
  readonly stopped: number | null;
  /** Variance of what it misses beyond the book without common luck over that with it; null for the book itself and where there is none. */
  readonly gain: number | null;
}

export interface TriedPoint extends PlayedPoint {
  readonly levels: readonly (number | null)[];
  readonly dropped: boolean;
  /** What the first point tried changes that played all blocks like this one; null where none did. */
  readonly like: Changes | null;
}

export interface Finalist extends PlayedPoint {
  /** By target, on blocks that the search has not seen. */
  readonly levels: readonly (Share | null)[];
  /** Whether each target is met: the interval within its tolerance, outside, or neither. */
  readonly met: readonly ('met' | 'missed' | 'undecided')[];
  /** Its loss less that of the book, with intervals of all changes that hold together; null for the book itself. */
  readonly beyondBook: Share | null;
  /** Its loss less that of the change that loses least; null for the book and for that change. */
  readonly beyondBest: Share | null;
  /** Its figures (first) against those of the book (second), by target; empty for the book itself. */
  readonly moves: readonly MetricRow[];
}

/** The candidate at a point; null where the rules or the table generator refuse its values. */
export function candidateAt(
  experiment: Experiment<TuneAsks>,
  axes: readonly Axis[],
  point: Point,
  seed: string,
): Candidate | null {
  try {
    return requireCandidate(experiment, axes, point, seed);
  } catch (error) {
    if (error instanceof InputError) return null;
    throw error;
  }
}

/** The candidate at a point; throws InputError where it cannot be played. */
export function requireCandidate(
  { spec, ruleset }: Pick<Experiment<TuneAsks>, 'spec' | 'ruleset'>,
  axes: readonly Axis[],
  point: Point,
  seed: string,
): Candidate {
  const changes = axes.flatMap(({ factor, book }, i) =>
    point[i] === book ? [] : [factor.at(point[i], false)],
  );
  const change: Circumstances = {
    variant: Object.assign({}, ...changes.map(({ variant }) => variant)),
    ...(changes.some(({ tables }) => tables) && {
      tables: Object.assign({}, ...changes.map(({ tables }) => tables)),
    }),
  };
  const { side, tables } = setupOf(spec, ruleset, change);
  const arm = mirror(spec, changesText(changesAt(axes, point)), side, { tables, seed });
  requireArm(ruleset, arm);
  return {
    point,
    arm,
    penalty: PENALTY * distanceFromBook(axes, point),
    shown: spec.asks.targets.map(() => []),
    stopped: [],
    ends: [],
    dropped: false,
  };
}

function changesAt(axes: readonly Axis[], point: Point): Changes {
  return Object.fromEntries(
    axes.flatMap(({ factor, book }, i) => (point[i] === book ? [] : [[factor.path, point[i]]])),
  );
}

/** `overwatch.cost.points=2, ...`, or the book. */
export function changesText(changes: Changes): string {
  const words = Object.entries(changes).map(([path, value]) => `${path}=${value}`);
  return words.length === 0 ? 'the book' : words.join(', ');
}

/** @param all the points tried, the book first */
export function triedPoint(
  axes: readonly Axis[],
  targets: readonly Target[],
  candidate: Candidate,
  all: readonly Candidate[],
  seed: string,
): TriedPoint {
  const [book] = all;
  const blocks = blocksOf(candidate);
  const both = Math.min(blocks, blocksOf(book));
  const like = all.find((other) => playsLike(other, candidate));
  return {
    changes: changesAt(axes, candidate.point),
    blocks,
    levels: levelsOf(targets, candidate, blocks).map((level) => (level === null ? null : rounded(level))),
    loss: rounded(lossOf(targets, candidate, blocks)),
    stopped: stoppedShare(candidate, blocks),
    gain: candidate === book ? null : gainBeyond(targets, candidate, book, both, seed),
    dropped: candidate.dropped,
    like: like === undefined || like === candidate ? null : changesAt(axes, like.point),
  };
}

/** The level of one comparison with the book: of all changes that were played again the best is told. */
export function levelBeyondBook(alpha: number, [, ...changes]: readonly unknown[]): number {
  return alpha / Math.max(1, changes.length);
}

/** @param all the finalists, the book first */
export function finalistOf(
  spec: Spec<TuneAsks>,
  metrics: readonly Metric[],
  axes: readonly Axis[],
  candidate: Candidate,
  all: readonly Candidate[],
): Finalist {
  const { targets } = spec.asks;
  const [book, ...others] = all;
  // A run that is stopped may leave one more block with those that come first.
  const blocks = Math.min(...all.map(blocksOf));
  const isBook = candidate === book;
  const seed = `${spec.seed}/fresh`;
  const loss = (one: Candidate) => lossOf(targets, one, blocks);
  const best = others.reduce((least, one) => (loss(one) < loss(least) ? one : least), others[0] ?? book);
  const beyond = (other: Candidate, alpha: number) =>
    lossBeyond(targets, candidate, other, blocks, alpha, seed);
  const levels = levelIntervals(targets, metrics, candidate, blocks, spec.alpha, spec.seed);
  return {
    changes: changesAt(axes, candidate.point),
    levels,
    met: levels.map((level, i) => metBy(targets[i], level, blocks)),
    loss: rounded(loss(candidate)),
    beyondBook: isBook || blocks < 2 ? null : beyond(book, levelBeyondBook(spec.alpha, all)),
    beyondBest: isBook || candidate === best || blocks < 2 ? null : beyond(best, spec.alpha),
    gain: isBook ? null : gainBeyond(targets, candidate, book, blocks, seed),
    moves: isBook ? [] : movesBeyond(spec, metrics, candidate, book, blocks),
    stopped: stoppedShare(candidate, blocks),
    blocks,
  };
}

function metBy({ value, tolerance }: Target, level: Share | null, blocks: number): Finalist['met'][number] {
  if (level === null || blocks < LEAST_BLOCKS) return 'undecided';
  if (level.low >= value - tolerance && level.high <= value + tolerance) return 'met';
  return level.high < value - tolerance || level.low > value + tolerance ? 'missed' : 'undecided';
}
