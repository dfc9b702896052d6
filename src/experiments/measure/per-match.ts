import type { Clause } from '../../rules/rule.ts';
import type { Metric } from '../metrics/metrics.ts';
import { tableOf } from '../terms/arm.ts';
import type { Share } from '../terms/verdict.ts';
import type { Sampling } from './looks.ts';
import { metricTally } from './metric-tally.ts';

/** How often something comes up in a match, counted block by block. */
export interface PerMatch {
  add(index: number, count: number): void;
  /** With an interval; null before the first block. */
  read(): Share | null;
}

/** @param matches of a block, all of which are counted together */
export function perMatch(played: Sampling, matches: number): PerMatch {
  const metric: Metric = { id: 'count', says: 'count', unit: 'count', scale: matches, measure: () => null };
  const tally = metricTally(played, metric);
  return {
    add: (index, count) => tally.add(tableOf(played, index), [count, matches]),
    read: () => tally.level().level,
  };
}

/** How often clauses acted in each match; null where none of them is counted, which is not the same as never. */
export function actsPerMatch(acted: PerMatch, clauses: Iterable<Clause>): Share | null {
  const acts = acted.read();
  return acts?.mean === 0 && [...clauses].every(isUncounted) ? null : acts;
}

function isUncounted({ uncounted, structural }: Clause): boolean {
  return uncounted === true || structural !== undefined;
}
