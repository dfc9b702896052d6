import type { MatchRecord } from '../match/record.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import { varianceOf } from './across-tables.ts';
import { rounded } from './digest.ts';
import type { Metric } from './metrics.ts';

/** How often a clause acted, both sides together. */
export interface Arising {
  readonly perMatch: number;
  /** Share of the matches in which it acted at all. */
  readonly matches: number;
}

/** How often the clause acted that a path lies in. */
export function arising(ruleset: Ruleset, path: string, records: readonly MatchRecord[]): Arising {
  const clauses = ruleset.rules.flatMap((rule) =>
    Object.keys(rule.clauses).map((key) => `${rule.id}.${key}`),
  );
  const clause = clauses.indexOf(path.split('.').slice(0, 2).join('.'));
  if (records.length === 0) return { perMatch: 0, matches: 0 };
  const acts = records.map((record) => record.acts[clause]);
  return {
    perMatch: rounded(acts.reduce((sum, count) => sum + count, 0) / records.length),
    matches: rounded(acts.filter((count) => count > 0).length / records.length),
  };
}

/** Standard deviation of a metric from match to match, in its own unit. */
export function spreadOf({ measure, scale }: Metric, records: readonly MatchRecord[]): number {
  const sums = { n: 0, sum: 0, squares: 0 };
  for (const record of records) {
    const value = measure(record);
    if (value === null) continue;
    sums.n++;
    sums.sum += value;
    sums.squares += value * value;
  }
  return Math.sqrt(varianceOf(sums)) / scale;
}
