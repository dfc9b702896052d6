import {
  type Cluster,
  clusteredMean,
  logistic,
  logisticRegression,
  type Range,
} from '../../statistics/index.ts';
import { rounded } from '../digest.ts';
import type { Ends, LeadTally, Standing } from './lead-tally.ts';

/** A mean that counts each table once, and where it lies for tables like these; null on fewer than two. */
export interface Foreseen {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** How much of the outcome is decided by the end of a round. */
export interface Foresight {
  readonly round: number;
  readonly matches: number;
  /** Matches that were over. */
  readonly over: number;
  /** Share of the points of the side with more worth left; half where both have as much. */
  readonly leader: Foreseen;
  /**
   * Share of the outcome's spread that the win probability takes away: 0 where the lead says nothing, 1 where all is
   * decided. Null where every match was drawn.
   */
  readonly explained: Foreseen | null;
  /** Share of matches that were over or in which one side was at least nine in ten sure to win. */
  readonly settled: Foreseen;
}

const SURE = 0.9;

/** Weight of a penalty on the slope, for rounds whose leaders all win: a normal prior with a deviation of 30. */
const PRECISION = 1 / 900;

type Half = 0 | 1;
const HALVES: readonly Half[] = [0, 1];

/**
 * How much is decided by the end of each round. The win probability is a logistic fit on the lead alone, with even
 * chances at no lead; it is fitted on one half of the blocks and judged on the other, each in turn.
 *
 * Intervals take tables as clusters and the fit as given.
 *
 * @param alpha one minus the confidence of the intervals
 */
export function foresight(tally: LeadTally, alpha: number): Foresight[] {
  return Array.from({ length: tally.longest() }, (_, i) => foresightBy(tally, i + 1, alpha));
}

function foresightBy(tally: LeadTally, round: number, alpha: number): Foresight {
  const slopes = HALVES.map((half) => slopeOf(tally, half === 0 ? 1 : 0, round));
  const tables = Array.from({ length: tally.tables }, (_, table) =>
    HALVES.flatMap((half) => casesOf(tally.standing(table, half, round), slopes[half])),
  );
  const mean = (of: (one: Case) => number, low = 0) => foreseen(tables, of, alpha, { low, high: 1 });
  const spread = mean(({ points }) => (points - 0.5) * (points - 0.5)).mean;
  const cases = tables.flat();
  return {
    round,
    matches: matchesIn(cases),
    over: matchesIn(cases.filter(({ lead }) => lead === null)),
    leader: mean(leaderPoints),
    explained: spread === 0 ? null : mean((one) => 1 - squaredError(one) / spread, 1 - 1 / spread),
    settled: mean((one) => (one.lead === null || Math.max(one.chance, 1 - one.chance) >= SURE ? 1 : 0)),
  };
}

/** Matches of a table that were alike at the end of the round and ended alike. */
interface Case {
  /** Lead of seat 0 in thousandths; null where the match was over. */
  readonly lead: number | null;
  /** What the match brought seat 0, and what it was expected to. */
  readonly points: number;
  readonly chance: number;
  readonly count: number;
}

function casesOf({ open, over }: Standing, slope: number): Case[] {
  const cases = (lead: number | null, ends: Ends, chance: (points: number) => number) =>
    ends.flatMap((count, i) => (count === 0 ? [] : [{ lead, points: i / 2, chance: chance(i / 2), count }]));
  return [
    ...cases(null, over, (points) => points),
    ...[...open].flatMap(([lead, ends]) => cases(lead, ends, () => logistic((slope * lead) / 1000))),
  ];
}

/** Log-odds per whole lead, from the matches of one half of the blocks that went on; 0 where there are none. */
function slopeOf(tally: LeadTally, half: Half, round: number): number {
  const observations = Array.from({ length: tally.tables }, (_, table) =>
    [...tally.standing(table, half, round).open].map(([lead, [losses, halves, wins]]) => ({
      features: [lead / 1000],
      successes: wins + halves / 2,
      trials: losses + halves + wins,
    })),
  ).flat();
  return observations.length === 0 ? 0 : logisticRegression(observations, [PRECISION]).coefficients[0];
}

function leaderPoints({ lead, points }: Case): number {
  if (lead === null) return Math.max(points, 1 - points);
  return lead === 0 ? 0.5 : lead > 0 ? points : 1 - points;
}

function squaredError({ points, chance }: Case): number {
  return (points - chance) * (points - chance);
}

function foreseen(
  tables: readonly (readonly Case[])[],
  of: (one: Case) => number,
  alpha: number,
  range: Range,
): Foreseen {
  const clusters = tables.filter((cases) => cases.length > 0).map((cases) => clusterOf(cases, of));
  if (clusters.length === 1) return { mean: rounded(clusters[0].mean), low: null, high: null };
  const { mean, low, high } = clusteredMean(clusters, alpha, range);
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) };
}

function clusterOf(cases: readonly Case[], of: (one: Case) => number): Cluster {
  const n = matchesIn(cases);
  const mean = cases.reduce((sum, one) => sum + one.count * of(one), 0) / n;
  const squares = cases.reduce((sum, one) => sum + one.count * (of(one) - mean) * (of(one) - mean), 0);
  return { n, mean, variance: n < 2 ? 0 : squares / (n - 1) };
}

function matchesIn(cases: readonly Case[]): number {
  return cases.reduce((sum, { count }) => sum + count, 0);
}
