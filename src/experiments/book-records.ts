import type { MatchRecord } from '../match/record.ts';
import type { Clause } from '../rules/rule.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { rounded } from './digest.ts';
import type { Metric } from './metrics.ts';
import { addTo, noSums, varianceOf } from './sums.ts';

/** How often a clause acted, both sides together; null where nothing counts it. */
export interface Arising {
  readonly perMatch: number | null;
  /** Share of the matches in which it acted at all. */
  readonly matches: number | null;
}

/** How often clauses acted in each match; null where none of them is counted, which is not the same as never. */
export function actsPerMatch(acts: number, matches: number, clauses: Iterable<Clause>): number | null {
  if (acts === 0 && [...clauses].every(isUncounted)) return null;
  return matches === 0 ? 0 : rounded(acts / matches);
}

function isUncounted({ uncounted, structural }: Clause): boolean {
  return uncounted === true || structural !== undefined;
}

/** How often the clause acted that a path lies in. */
export function arising(ruleset: Ruleset, path: string, records: readonly MatchRecord[]): Arising {
  const clauses = ruleset.rules.flatMap((rule) =>
    Object.entries(rule.clauses).map(([key, clause]) => ({ path: `${rule.id}.${key}`, clause })),
  );
  const own = path.split('.').slice(0, 2).join('.');
  const number = clauses.findIndex((clause) => clause.path === own);
  const acts = records.map((record) => record.acts[number]);
  const all = acts.reduce((sum, count) => sum + count, 0);
  const perMatch = actsPerMatch(all, records.length, [clauses[number].clause]);
  if (perMatch === null || records.length === 0) return { perMatch, matches: perMatch };
  return { perMatch, matches: rounded(acts.filter((count) => count > 0).length / records.length) };
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
