import type { MatchRecord } from '../match/record.ts';
import type { Outcome, Ruleset } from '../rules/ruleset.ts';
import { type BoundedMeanSequence, boundedMeanSequence, type Estimate } from '../statistics/index.ts';
import { blockQuarters, tableOf } from './block.ts';
import type { Spec } from './spec.ts';
import type { Subject } from './subject.ts';

/** Blocks by score in quarters, from 0 to 4. */
export type QuarterCounts = readonly [number, number, number, number, number];

/** What is kept of the blocks of one rule: whole numbers, whose sums do not depend on any order. */
export interface PowerTally {
  readonly blocks: number;
  /** By table. */
  readonly counts: readonly QuarterCounts[];
  /** Matches by how they ended for the side that has the rule. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  /** Whether the ruleset counts its use. */
  readonly counted: boolean;
  /** Activations of that side in which the option was legal and chosen. */
  readonly legal: number;
  readonly chosen: number;
  /** How often its clauses acted. */
  readonly acts: number;
  add(index: number, records: readonly MatchRecord[]): void;
  /** The share with an interval that holds at every look; looks must come at numbers of blocks fixed beforehand. */
  look(): Estimate;
}

const MIRRORED: Readonly<Record<Outcome, Outcome>> = {
  won: 'lost',
  lost: 'won',
  draw: 'draw',
  unresolved: 'unresolved',
};

export function powerTally(spec: Spec, ruleset: Ruleset, subject: Subject): PowerTally {
  const counts = spec.tables.map((): [number, number, number, number, number] => [0, 0, 0, 0, 0]);
  const outcomes: Record<Outcome, number> = { won: 0, lost: 0, draw: 0, unresolved: 0 };
  const sequence: BoundedMeanSequence = boundedMeanSequence();
  const counted = ruleset.adoption.filter(({ rule }) => subject.whole && rule === subject.rule.id);
  const legal = counted.map((adoption) => ruleset.counters.indexOf(adoption.legal));
  const chosen = counted.map((adoption) => ruleset.counters.indexOf(adoption.chosen));
  const clauses = clauseNumbers(ruleset, subject);
  const sums = { blocks: 0, legal: 0, chosen: 0, acts: 0 };

  function addMatch(record: MatchRecord, seat: 0 | 1): void {
    outcomes[seat === 0 ? record.outcome : MIRRORED[record.outcome]]++;
    for (const counter of legal) sums.legal += record.counters[seat][counter];
    for (const counter of chosen) sums.chosen += record.counters[seat][counter];
    for (const clause of clauses) sums.acts += record.acts[clause];
  }

  return {
    counts,
    outcomes,
    counted: counted.length > 0,
    get blocks() {
      return sums.blocks;
    },
    get legal() {
      return sums.legal;
    },
    get chosen() {
      return sums.chosen;
    },
    get acts() {
      return sums.acts;
    },
    add(index, records) {
      const quarters = blockQuarters(records);
      counts[tableOf(spec, index)][quarters]++;
      sequence.add(quarters / 4);
      sums.blocks++;
      addMatch(records[0], 0);
      addMatch(records[1], 1);
    },
    look: () => sequence.look(spec.alpha),
  };
}

/** Numbers of the subject's clauses in catalogue order. */
export function clauseNumbers(ruleset: Ruleset, subject: Subject): number[] {
  const all = ruleset.rules.flatMap((rule) => Object.keys(rule.clauses).map((key) => `${rule.id}.${key}`));
  const own = new Set(Object.keys(subject.clauses).map((key) => `${subject.rule.id}.${key}`));
  return all.flatMap((path, number) => (own.has(path) ? [number] : []));
}
