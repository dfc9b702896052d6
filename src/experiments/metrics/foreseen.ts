import { boundedMeanSequence, type Cluster, clusteredMean, type Range } from '../../statistics/index.ts';
import { rounded, roundedShare } from '../terms/digest.ts';

/**
 * A mean that counts each table once, and where it lies for tables like these, or for matches like these on a single
 * table; null where nothing tells.
 */
export interface Foreseen {
  readonly mean: number;
  readonly low: number | null;
  readonly high: number | null;
}

/** Matches that count alike. */
interface Counted {
  readonly count: number;
}

/** An estimate that counts each table once; of a single table one of its matches. */
export function estimateOf<C extends Counted>(
  tables: readonly (readonly C[])[],
  of: (one: C) => number,
  alpha: number,
  range: Range,
): Foreseen {
  if (tables.length > 1) return acrossTables(clustersOf(tables, of).filter(isPlayed), alpha, range);
  const sequence = boundedMeanSequence(range);
  for (const one of tables[0]) sequence.add(of(one), one.count);
  return roundedShare(sequence.look(alpha));
}

export function acrossTables(clusters: readonly Cluster[], alpha: number, range: Range): Foreseen {
  if (clusters.length === 1) return { mean: rounded(clusters[0].mean), low: null, high: null };
  const { mean, low, high } = clusteredMean(clusters, alpha, range);
  return { mean: rounded(mean), low: rounded(low), high: rounded(high) };
}

/** As if luck were not shared; each of the two has half of what may go wrong. */
export function differenceOnOne(first: Foreseen, second: Foreseen): Foreseen {
  const [one, other] = [first, second].map(({ mean, low, high }) => ({
    low: low ?? mean,
    high: high ?? mean,
  }));
  return {
    mean: rounded(first.mean - second.mean),
    low: rounded(one.low - other.high),
    high: rounded(one.high - other.low),
  };
}

/** One for each table; null for those where nothing was played. */
export function clustersOf<C extends Counted>(
  tables: readonly (readonly C[])[],
  of: (one: C) => number,
): (Cluster | null)[] {
  return tables.map((cases) => (cases.length === 0 ? null : clusterOf(cases, of)));
}

export function isPlayed(cluster: Cluster | null): cluster is Cluster {
  return cluster !== null;
}

function clusterOf<C extends Counted>(cases: readonly C[], of: (one: C) => number): Cluster {
  const n = matchesIn(cases);
  const mean = cases.reduce((sum, one) => sum + one.count * of(one), 0) / n;
  const squares = cases.reduce((sum, one) => sum + one.count * (of(one) - mean) * (of(one) - mean), 0);
  return { n, mean, variance: n < 2 ? 0 : squares / (n - 1) };
}

export function matchesIn(cases: readonly Counted[]): number {
  return cases.reduce((sum, { count }) => sum + count, 0);
}
