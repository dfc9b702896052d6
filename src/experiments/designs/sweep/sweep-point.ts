import { type ContestFigures, type ContestTally, contestTally } from '../../measure/contest-tally.ts';
import { judged } from '../../measure/evidence.ts';
import { type GameTally, gameTally } from '../../measure/game-tally.ts';
import { looksUntil } from '../../measure/looks.ts';
import type { MetricLevel } from '../../measure/metric-tally.ts';
import type { MetricRow } from '../../measure/paired-tally.ts';
import { createStopping } from '../../measure/stopping.ts';
import { toldTogether } from '../../measure/told-together.ts';
import type { StopNote, Stopping } from '../../measure/watched.ts';
import type { Foresight } from '../../metrics/foresight.ts';
import type { Metric } from '../../metrics/metrics.ts';
import type { Watching } from '../../play/play-until.ts';
import type { Spec } from '../../terms/spec.ts';
import { isTest, type Stop } from '../../terms/stop-key.ts';
import type { Value } from '../../terms/values.ts';
import { isOpen, type Share, type Verdict, verdictOf } from '../../terms/verdict.ts';
import type { SweepArms } from './sweep-arms.ts';

/** What was seen under one value. */
export interface SweepPoint {
  readonly value: Value;
  readonly isBook: boolean;
  readonly blocks: number;
  /** How the game plays when both sides play under the value; primary metric first. */
  readonly levels: readonly MetricLevel[];
  /** How much is decided by the end of each round. */
  readonly foresight: readonly Foresight[];
  /** The value less the book's; null for the book's own. */
  readonly differences: readonly MetricRow[] | null;
  /** The difference of the primary metric corrected for the stop; null for the book's own. */
  readonly unbiased: StopNote['unbiased'];
  /** Whether the difference of the primary metric is among the findings at the family's error rate. */
  readonly found: boolean;
  /** A side with the value against a side with the book's; null where there is no such contest. */
  readonly alone: SweepContest | null;
}

interface SweepContest extends ContestFigures, StopNote {
  readonly verdict: Verdict;
  readonly found: boolean;
}

/** The blocks of one value. */
export interface SweepTally {
  readonly arms: SweepArms;
  readonly game: GameTally;
  readonly contest: ContestTally | null;
  readonly stopping: Stopping | null;
}

/** @param stop by which its blocks end */
export function sweepTally(spec: Spec, arms: SweepArms, metrics: readonly Metric[], stop: Stop): SweepTally {
  const { alpha } = spec;
  const looks = looksUntil(stop, spec);
  const contest = arms.contest && contestTally(arms.contest, alpha, looks, !isTest(stop));
  return {
    arms,
    game: gameTally({ ...spec, looks }, arms.mirror, metrics, isTest(stop) ? null : stop),
    contest,
    stopping: contest && createStopping(stop, contest, spec.d, alpha),
  };
}

/** Who goes on for whom: a test is of the contest alone, and the game under its value is played as long as it is open. */
export function watchingOf(spec: Spec, stop: Stop, tallies: readonly SweepTally[]): Watching[] {
  const book = tallies.find(({ arms }) => arms.isBook)!.arms.mirror;
  return tallies.flatMap(({ arms, game, contest, stopping }) => {
    const both = [book, arms.mirror];
    const own = arms.contest ? [arms.contest] : [];
    const contestNeedsMore = () => stopping!.needsMore(isOpen(verdictIn(spec, contest!)));
    if (arms.isBook) return [];
    if (isTest(stop)) return [{ arms: [...both, ...own], needsMore: contestNeedsMore }];
    return [
      { arms: both, needsMore: game.needsMore },
      ...(arms.contest ? [{ arms: own, needsMore: contestNeedsMore }] : []),
    ];
  });
}

/** What the blocks show; findings are picked from all values and contests together. */
export function sweepPoints(spec: Spec, tallies: readonly SweepTally[]): SweepPoint[] {
  const evidence = sweepFamily(tallies);
  const isFound = judged(evidence, spec.alpha);
  const found = (about: GameTally | ContestTally) =>
    evidence.some((one, i) => one.about === about && isFound[i]);
  const told = differencesTold(spec, tallies);
  return tallies.map(({ arms, game, contest, stopping }) => ({
    value: arms.value,
    isBook: arms.isBook,
    blocks: game.blocks,
    levels: game.levels(),
    foresight: game.foresight(),
    differences: told.get(game) ?? null,
    unbiased: arms.isBook ? null : game.unbiased(),
    found: found(game),
    alone: contest && { ...contestOf(spec, contest), ...stopping!.note(), found: found(contest) },
  }));
}

/** By game: movements of metrics other than the first, told together over all values. */
function differencesTold(spec: Spec, tallies: readonly SweepTally[]): Map<GameTally, MetricRow[]> {
  const games = tallies.flatMap(({ arms, game }) => (arms.isBook ? [] : [game]));
  const told = toldTogether(
    games.map((game) => ({ rows: game.differences(), evidence: game.evidence() })),
    spec.alpha,
  );
  return new Map(games.map((game, i) => [game, told[i]]));
}

/** What findings are picked from: one for each value but the book's, and one for each contest. */
export function sweepFamily(tallies: readonly SweepTally[]) {
  return tallies.flatMap(({ arms, game, contest }) => [
    ...(arms.isBook ? [] : [{ about: game, ...game.evidence()[0] }]),
    ...(contest ? [{ about: contest, ...contest.evidence() }] : []),
  ]);
}

function verdictIn({ d }: Spec, tally: ContestTally, share: Share = tally.look()): Verdict {
  // A value is neither an option nor a duty: the plain words are the right ones.
  return verdictOf('protection', share, tally.blocks, d, null);
}

function contestOf(spec: Spec, tally: ContestTally): Omit<SweepContest, 'found' | keyof StopNote> {
  const verdict = verdictIn(spec, tally);
  return { ...tally.figures((share) => verdictIn(spec, tally, share).word === verdict.word), verdict };
}
