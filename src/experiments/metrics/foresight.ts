import { type Cluster, logistic, logisticRegression } from '../../statistics/index.ts';
import { rounded } from '../terms/digest.ts';
import {
  acrossTables,
  clustersOf,
  differenceOnOne,
  estimateOf,
  type Foreseen,
  isPlayed,
  matchesIn,
} from './foreseen.ts';
import type { Ends, LeadTally, Standing } from './lead-tally.ts';

/** How much of the outcome is decided by the end of a round. */
export interface Foresight {
  readonly round: number;
  readonly matches: number;
  /** Matches that were over, and their share. */
  readonly over: number;
  readonly ended: Foreseen;
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

/** Where every match is over nothing is left to explain, and nothing to be unsure of. */
const ALL: Foreseen = { mean: 1, low: null, high: null };

/** Weight of a penalty on the slope, for rounds whose leaders all win: a normal prior with a deviation of 30. */
const PRECISION = 1 / 900;

type Half = 0 | 1;
const HALVES: readonly Half[] = [0, 1];

/**
 * How much is decided by the end of each round. The win probability is a logistic fit on the lead alone, with even
 * chances at no lead; it is fitted on one half of the blocks and judged on the other, each in turn.
 *
 * Intervals take tables as clusters, or the matches of a single table as a sample, and the fit as given.
 *
 * @param alpha one minus the confidence of the intervals
 */
export function foresight(tally: LeadTally, alpha: number): Foresight[] {
  return Array.from({ length: tally.longest() }, (_, i) => foresightBy(i + 1, tablesBy(tally, i + 1), alpha));
}

/** The round at half time of the usual match, which is as long as half of all matches at least; null where none was played. */
export function atHalfTime(rounds: readonly Foresight[]): Foresight | null {
  const usual = rounds.find(({ over, matches }) => 2 * over >= matches);
  return usual === undefined ? null : rounds[Math.ceil(usual.round / 2) - 1];
}

/** How much is decided by the end of a round of two games on the same tables. */
export interface ForesightRow {
  readonly round: number;
  readonly first: Foresight;
  readonly second: Foresight;
  /** What the lead explains in the first less in the second; null where one of them was always drawn. */
  readonly difference: Foreseen | null;
}

/** Round by round as long as any match of either goes on; nothing where one of them was not played. */
export function foresightRows(first: LeadTally, second: LeadTally, alpha: number): ForesightRow[] {
  const lengths = [first.longest(), second.longest()];
  const rounds = Math.min(...lengths) === 0 ? 0 : Math.max(...lengths) - 1;
  return Array.from({ length: rounds }, (_, i) => {
    const round = i + 1;
    const [one, other] = [first, second].map((tally) => tablesBy(tally, round));
    return {
      round,
      first: foresightBy(round, one, alpha),
      second: foresightBy(round, other, alpha),
      difference: explainedMore(one, other, alpha),
    };
  });
}

function explainedMore(first: Tables, second: Tables, alpha: number): Foreseen | null {
  const [one, other] = [first, second].map(explanationOf);
  if (one === null || other === null) return null;
  if (first.length === 1) return differenceOnOne(explained(first, alpha / 2)!, explained(second, alpha / 2)!);
  const otherClusters = clustersOf(second, other.of);
  const clusters = clustersOf(first, one.of).flatMap((own, table): Cluster[] => {
    const its = otherClusters[table];
    if (own === null || its === null) return [];
    // As if luck were not shared, which makes the interval no narrower than it should be.
    const variance = own.variance + its.variance;
    return [{ n: Math.min(own.n, its.n), mean: own.mean - its.mean, variance }];
  });
  const own = acrossTables(clusters, alpha, { low: one.range.low - 1, high: 1 - other.range.low });
  const [lift, otherLift] = [lifted(first, one, alpha), lifted(second, other, alpha)];
  return within(-1, movedTo(rounded(own.mean + lift - otherLift), own));
}

/** By how much an estimate of what the lead explains falls short of nothing, which is the least that is told. */
function lifted(tables: Tables, { of, range }: NonNullable<ReturnType<typeof explanationOf>>, alpha: number) {
  return Math.max(0, -estimateOf(tables, of, alpha, range).mean);
}

/** The same interval about another mean, reaching as far as that at least. */
function movedTo(mean: number, { low, high }: Foreseen): Foreseen {
  return {
    mean,
    low: low === null ? null : Math.min(low, mean),
    high: high === null ? null : Math.max(high, mean),
  };
}

function foresightBy(round: number, tables: Tables, alpha: number): Foresight {
  const mean = (of: (one: Case) => number) => estimateOf(tables, of, alpha, { low: 0, high: 1 });
  const cases = tables.flat();
  return {
    round,
    matches: matchesIn(cases),
    over: matchesIn(cases.filter(({ lead }) => lead === null)),
    ended: mean(({ lead }) => (lead === null ? 1 : 0)),
    leader: mean(leaderPoints),
    explained: explained(tables, alpha),
    settled: mean((one) => (one.lead === null || Math.max(one.chance, 1 - one.chance) >= SURE ? 1 : 0)),
  };
}

function explained(tables: Tables, alpha: number): Foreseen | null {
  const explanation = explanationOf(tables);
  if (explanation === null) return null;
  const isOver = tables.flat().every(({ lead }) => lead === null);
  return isOver ? ALL : within(0, estimateOf(tables, explanation.of, alpha, explanation.range));
}

/** Of single matches a fit may explain less than nothing, and of few more so; what a lead explains is never less. */
function within(least: number, { mean, low, high }: Foreseen): Foreseen {
  const cut = (value: number) => Math.min(1, Math.max(least, value));
  return { mean: cut(mean), low: low === null ? null : cut(low), high: high === null ? null : cut(high) };
}

/** How the matches of each table stood at the end of a round. */
type Tables = readonly (readonly Case[])[];

function tablesBy(tally: LeadTally, round: number): Tables {
  const slopes = HALVES.map((half) => slopeOf(tally, half === 0 ? 1 : 0, round));
  return Array.from({ length: tally.tables }, (_, table) =>
    HALVES.flatMap((half) => casesOf(tally.standing(table, half, round), slopes[half])),
  );
}

/** What the lead explains of each match, and the least and most that it can; null where every match was drawn. */
function explanationOf(tables: Tables) {
  const spreads = clustersOf(tables, ({ points }) => (points - 0.5) * (points - 0.5)).filter(isPlayed);
  const spread = spreads.reduce((sum, { mean }) => sum + mean, 0) / spreads.length;
  if (spread === 0) return null;
  return { of: (one: Case) => 1 - squaredError(one) / spread, range: { low: 1 - 1 / spread, high: 1 } };
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
