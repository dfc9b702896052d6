import type { MatchRecord } from '../../match/record.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Ratio } from '../../statistics/index.ts';
import { tableOf } from '../terms/arm.ts';
import type { Subject } from '../terms/subject.ts';
import type { ContestTally } from './contest-tally.ts';
import type { Sampling } from './looks.ts';
import { type PerMatch, perMatch } from './per-match.ts';
import { type RatioFigures, ratioTally } from './ratio-tally.ts';

/** The contest of a side that has a rule against one that has not, and how the first one used it. */
export interface PowerTally {
  readonly contest: ContestTally;
  /** How that side used the option; null where the ruleset does not count it. */
  readonly adoption: AdoptionTally | null;
  /** How often its clauses acted, both sides together. */
  readonly acts: PerMatch;
  add(index: number, records: readonly MatchRecord[]): void;
}

/** In how many activations an option was legal and chosen, block by block. */
interface AdoptionTally {
  readonly legal: number;
  readonly chosen: number;
  /** Null where it was never legal. */
  share(): RatioFigures | null;
}

export function powerTally(
  played: Sampling,
  contest: ContestTally,
  ruleset: Ruleset,
  subject: Subject,
): PowerTally {
  const counted = ruleset.adoption.filter(({ rule }) => subject.whole && rule === subject.rule.id);
  const legal = counted.map((adoption) => ruleset.counters.indexOf(adoption.legal));
  const chosen = counted.map((adoption) => ruleset.counters.indexOf(adoption.chosen));
  const clauses = clauseNumbers(ruleset, subject);
  const used = ratioTally(played);
  const acted = perMatch(played, 2);
  const sums = { legal: 0, chosen: 0 };

  /** Of the side that has the rule, in a block of both its matches. */
  function countIn([first, second]: readonly MatchRecord[], counters: readonly number[]): number {
    return counters.reduce((sum, at) => sum + first.counters[0][at] + second.counters[1][at], 0);
  }

  return {
    contest,
    get adoption() {
      const { legal, chosen } = sums;
      return counted.length === 0 ? null : { legal, chosen, share: used.figures };
    },
    acts: acted,
    add(index, records) {
      contest.add(index, records);
      const block: Ratio = [countIn(records, chosen), countIn(records, legal)];
      used.add(tableOf(played, index), block);
      sums.chosen += block[0];
      sums.legal += block[1];
      acted.add(index, actsIn(records, clauses));
    },
  };
}

/** How often clauses acted in some matches, both sides together. */
export function actsIn(records: readonly MatchRecord[], clauses: readonly number[]): number {
  return records.reduce((sum, { acts }) => clauses.reduce((all, clause) => all + acts[clause], sum), 0);
}

/** Numbers of the subject's clauses in catalogue order. */
export function clauseNumbers(ruleset: Ruleset, subject: Subject): number[] {
  const all = ruleset.rules.flatMap((rule) => Object.keys(rule.clauses).map((key) => `${rule.id}.${key}`));
  const own = new Set(Object.keys(subject.clauses).map((key) => `${subject.rule.id}.${key}`));
  return all.flatMap((path, number) => (own.has(path) ? [number] : []));
}
