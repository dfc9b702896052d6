import { eBenjaminiHochberg } from '../statistics/index.ts';
import { type ContestFigures, type ContestTally, contestTally } from './contest-tally.ts';
import { type GameTally, gameTally } from './game-tally.ts';
import type { MetricLevel } from './metric-tally.ts';
import type { Foresight } from './metrics/foresight.ts';
import type { Metric } from './metrics.ts';
import type { MetricRow } from './paired-tally.ts';
import type { Spec } from './spec.ts';
import type { SweepArms } from './sweep-arms.ts';
import type { Value } from './values.ts';
import { type Share, type Verdict, verdictOf } from './verdict.ts';

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
  /** Whether the difference of the primary metric is among the findings at the family's error rate. */
  readonly found: boolean;
  /** A side with the value against a side with the book's; null where there is no such contest. */
  readonly alone: SweepContest | null;
}

export interface SweepContest extends ContestFigures {
  readonly verdict: Verdict;
  readonly found: boolean;
}

/** The blocks of one value. */
export interface SweepTally {
  readonly arms: SweepArms;
  readonly game: GameTally;
  readonly contest: ContestTally | null;
}

export function sweepTally(spec: Spec, arms: SweepArms, metrics: readonly Metric[]): SweepTally {
  return {
    arms,
    game: gameTally(spec, arms.mirror, metrics),
    contest: arms.contest && contestTally(arms.contest, spec.alpha),
  };
}

/** How many findings there may be: one for each value but the book's, and one for each contest. */
export function sweepFamily(tallies: readonly SweepTally[]): number {
  return evidenceOf(tallies).length;
}

/** What the blocks show; findings are picked from all values and contests together. */
export function sweepPoints(spec: Spec, tallies: readonly SweepTally[]): SweepPoint[] {
  const evidence = evidenceOf(tallies);
  const judged = eBenjaminiHochberg(
    evidence.map(({ eValue }) => eValue),
    spec.alpha,
  );
  const found = (about: GameTally | ContestTally) =>
    evidence.some((one, i) => one.about === about && judged[i]);
  return tallies.map(({ arms, game, contest }) => ({
    value: arms.value,
    isBook: arms.isBook,
    blocks: game.blocks,
    levels: game.levels(),
    foresight: game.foresight(),
    differences: arms.isBook ? null : game.differences(),
    found: found(game),
    alone: contest && { ...contestOf(spec, contest), found: found(contest) },
  }));
}

function evidenceOf(tallies: readonly SweepTally[]) {
  return tallies.flatMap(({ arms, game, contest }) => [
    ...(arms.isBook ? [] : [{ about: game, eValue: game.evidence() }]),
    ...(contest ? [{ about: contest, eValue: contest.evidence() }] : []),
  ]);
}

function contestOf(spec: Spec, tally: ContestTally): Omit<SweepContest, 'found'> {
  // A value is neither an option nor a duty: the plain words are the right ones.
  const verdictFor = (share: Share) => verdictOf('protection', share, tally.blocks, spec.d, null);
  const verdict = verdictFor(tally.look());
  return { ...tally.figures((share) => verdictFor(share).word === verdict.word), verdict };
}
