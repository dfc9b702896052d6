import type { MatchRecord } from '../match/record.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { ContestTally } from './contest-tally.ts';
import type { Subject } from './subject.ts';

/** The contest of a side that has a rule against one that has not, and how the first one used it. */
export interface PowerTally {
  readonly contest: ContestTally;
  /** Activations of that side in which the option was legal and chosen; null where the ruleset does not count it. */
  readonly adoption: { readonly legal: number; readonly chosen: number } | null;
  /** How often its clauses acted. */
  readonly acts: number;
  add(index: number, records: readonly MatchRecord[]): void;
}

export function powerTally(contest: ContestTally, ruleset: Ruleset, subject: Subject): PowerTally {
  const counted = ruleset.adoption.filter(({ rule }) => subject.whole && rule === subject.rule.id);
  const legal = counted.map((adoption) => ruleset.counters.indexOf(adoption.legal));
  const chosen = counted.map((adoption) => ruleset.counters.indexOf(adoption.chosen));
  const clauses = clauseNumbers(ruleset, subject);
  const sums = { legal: 0, chosen: 0, acts: 0 };

  function addMatch(record: MatchRecord, seat: 0 | 1): void {
    for (const counter of legal) sums.legal += record.counters[seat][counter];
    for (const counter of chosen) sums.chosen += record.counters[seat][counter];
    for (const clause of clauses) sums.acts += record.acts[clause];
  }

  return {
    contest,
    get adoption() {
      return counted.length === 0 ? null : { legal: sums.legal, chosen: sums.chosen };
    },
    get acts() {
      return sums.acts;
    },
    add(index, records) {
      contest.add(index, records);
      addMatch(records[0], 0);
      addMatch(records[1], 1);
    },
  };
}

/** Numbers of the subject's clauses in catalogue order. */
export function clauseNumbers(ruleset: Ruleset, subject: Subject): number[] {
  const all = ruleset.rules.flatMap((rule) => Object.keys(rule.clauses).map((key) => `${rule.id}.${key}`));
  const own = new Set(Object.keys(subject.clauses).map((key) => `${subject.rule.id}.${key}`));
  return all.flatMap((path, number) => (own.has(path) ? [number] : []));
}
