import type { MatchRecord } from '../match/record.ts';
import type { Clause } from '../rules/rule.ts';
import { rounded } from './digest.ts';
import type { Metric } from './metrics.ts';
import { addTo, noSums, varianceOf } from './sums.ts';

/** How often clauses acted in each match; null where none of them is counted, which is not the same as never. */
export function actsPerMatch(acts: number, matches: number, clauses: Iterable<Clause>): number | null {
  if (acts === 0 && [...clauses].every(isUncounted)) return null;
  return matches === 0 ? 0 : rounded(acts / matches);
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
