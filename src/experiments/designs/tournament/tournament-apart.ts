import { type Clusters, type Field, type Packed, pointsIn, pointsOfPair } from './tournament-figures.ts';

/** Resamples that may have lost what leads from one contestant to another. */
const MOST_LOST = 0.005;

/** Contestants, and who met whom. */
type Met = Omit<Field, 'apart'>;

type Edge = readonly [from: number, to: number];

/**
 * Contestants that logistic Elo cannot measure beside the others: all but the largest group in which chains of points
 * lead from everybody to everybody, of equal ones that of the strongest. Chains that next to no resample loses where
 * there are any, so that the group has intervals; any points otherwise. None where no two are in such a group.
 */
export function apartOf(met: Met, clusters: Clusters): ReadonlySet<number> {
  const contestants = strongestFirst(met, clusters.flat());
  const links = linksOf(met, clusters);
  for (const mostLost of [MOST_LOST, 1]) {
    const edges = links.filter(({ lost }) => lost < mostLost).map(({ edge }) => edge);
    const group = largestGroup(contestants, edges);
    if (group.size > 1) return new Set(contestants.filter((i) => !group.has(i)));
  }
  return new Set();
}

function strongestFirst(met: Met, rounds: readonly Packed[]): number[] {
  const points = Array.from({ length: met.contestants }, (_, i) =>
    rounds.reduce((sum, round) => sum + pointsIn(met, round, i), 0),
  );
  return [...points.keys()].sort((a, b) => points[b] - points[a]);
}

/** From each to each that it met, and the share of all resamples in which it takes no points from it. */
function linksOf({ pairings }: Met, clusters: Clusters): { readonly edge: Edge; readonly lost: number }[] {
  return pairings.flatMap(({ first, second }, pair) => [
    { edge: [first, second], lost: lostShare(clusters, (round) => pointsOfPair(round, pair)[0]) },
    { edge: [second, first], lost: lostShare(clusters, (round) => pointsOfPair(round, pair)[1]) },
  ]);
}

/** Share of all resamples without any points: 1 where there are none. */
function lostShare(clusters: Clusters, pointsOf: (round: Packed) => number): number {
  const none = clusters.map((rounds) => {
    const without = rounds.filter((round) => pointsOf(round) === 0).length;
    return chanceOfAll(without / rounds.length, rounds.length);
  });
  return chanceOfAll(none.reduce((sum, chance) => sum + chance, 0) / none.length, none.length);
}

/** Chance that so many draws come out alike; by products, which are exact on every machine. */
function chanceOfAll(chance: number, draws: number): number {
  let all = 1;
  for (let draw = 0; draw < draws; draw++) all *= chance;
  return all;
}

/** The largest group from each of which chains of edges lead to each, of equal ones that of the first. */
function largestGroup(contestants: readonly number[], edges: readonly Edge[]): ReadonlySet<number> {
  const reached = new Map(contestants.map((start) => [start, reachedFrom(start, edges)]));
  const groups = contestants.map(
    (i) => new Set(contestants.filter((j) => reached.get(i)!.has(j) && reached.get(j)!.has(i))),
  );
  return groups.reduce((largest, group) => (group.size > largest.size ? group : largest));
}

function reachedFrom(start: number, edges: readonly Edge[]): ReadonlySet<number> {
  const seen = new Set([start]);
  for (const node of seen) for (const [from, to] of edges) if (from === node) seen.add(to);
  return seen;
}
