import { type Clusters, type Field, pointsBetween, pointsIn } from './tournament-figures.ts';

/** Resamples that may have lost what leads from one contestant to another. */
const MOST_LOST = 0.005;

/**
 * Contestants that logistic Elo cannot measure beside the others: all but the largest group in which chains of points
 * lead from everybody to everybody, of equal ones that of the strongest. Chains that next to no resample loses where
 * there are any, so that the group has intervals; any points otherwise. None where no two are in such a group.
 */
export function apartOf(field: Omit<Field, 'apart'>, clusters: Clusters): ReadonlySet<number> {
  const rounds = clusters.flat();
  const points = numbers(field.contestants).map((i) =>
    rounds.reduce((sum, round) => sum + pointsIn(field, round, i), 0),
  );
  const lost = points.map((_, from) => points.map((__, to) => lostShare(field, clusters, from, to)));
  for (const mostLost of [MOST_LOST, 1]) {
    const group = largestGroup(points, (from, to) => lost[from][to] < mostLost);
    if (group.size > 1) return new Set(numbers(field.contestants).filter((i) => !group.has(i)));
  }
  return new Set();
}

/** Share of all resamples in which the one takes no points from the other: 1 where it took none. */
function lostShare(field: Omit<Field, 'apart'>, clusters: Clusters, from: number, to: number): number {
  if (from === to) return 1;
  const none = clusters.map((rounds) => {
    const without = rounds.filter((round) => pointsBetween(field, round, from, to) === 0).length;
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

/**
 * The largest group from each of which a chain of links leads to each, of equal ones that of the strongest.
 *
 * @param points of each contestant
 */
function largestGroup(
  points: readonly number[],
  isLinked: (from: number, to: number) => boolean,
): ReadonlySet<number> {
  const strongestFirst = numbers(points.length).sort((a, b) => points[b] - points[a]);
  const reached = points.map((_, start) => {
    const seen = new Set([start]);
    for (const node of seen) for (const to of strongestFirst) if (isLinked(node, to)) seen.add(to);
    return seen;
  });
  const groups = strongestFirst.map((i) => new Set([...reached[i]].filter((j) => reached[j].has(i))));
  return groups.reduce((largest, group) => (group.size > largest.size ? group : largest));
}

function numbers(count: number): number[] {
  return Array.from({ length: count }, (_, i) => i);
}
