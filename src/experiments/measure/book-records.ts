import type { MatchRecord } from '../../match/record.ts';
import type { Clause } from '../../rules/rule.ts';
import type { Metric } from '../metrics/metrics.ts';
import type { Share } from '../terms/verdict.ts';
import type { PerMatch } from './per-match.ts';
import { addTo, noSums, varianceOf } from './sums.ts';

/** How often clauses acted in each match; null where none of them is counted, which is not the same as never. */
export function actsPerMatch(acted: PerMatch, clauses: Iterable<Clause>): Share | null {
  const acts = acted.read();
  return acts?.mean === 0 && [...clauses].every(isUncounted) ? null : acts;
}

function isUncounted({ uncounted, structural }: Clause): boolean {
  return uncounted === true || structural !== undefined;
}

/** Standard deviation of a metric from match to match, in its own unit. */
export function spreadOf({ measure, scale }: Metric, records: readonly MatchRecord[]): number {
  const sums = noSums();
  for (const record of records) {
    const value = measure(record);
    if (value !== null) addTo(sums, value);
  }
  return Math.sqrt(varianceOf(sums)) / scale;
}
