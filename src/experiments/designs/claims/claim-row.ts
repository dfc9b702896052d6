import type { Claim, Claimed } from '../../../rules/claim.ts';
import type { MetricRow, Movement } from '../../measure/paired-tally.ts';
import type { Stopped } from '../../measure/stopped-tally.ts';
import type { StopNote } from '../../measure/watched.ts';
import type { ClaimTest } from './claim-test.ts';

type ClaimWord = 'holds' | 'does not hold' | 'undecided';

/** What came of a claim. */
export interface ClaimRow extends Omit<Claim, 'where'> {
  /** Of all its circumstances together. */
  readonly word: ClaimWord;
  readonly tests: readonly {
    readonly where: string;
    readonly word: ClaimWord;
    /** There less the book. */
    readonly row: MetricRow;
    /** The same corrected for the stop, as if this test alone could have gone on. */
    readonly unbiased: StopNote['unbiased'];
    /** Matches there and by the book that the bench stopped; null where the metric is not counted in rounds. */
    readonly stopped: Stopped | null;
  }[];
}

/** A claim holds where it holds in all its circumstances, and does not where it fails in one. */
export function claimRow(claim: Claim, tests: readonly ClaimTest[]): ClaimRow {
  const { id, clause, says, test, metric, claimed } = claim;
  const rows = tests.map(({ where, row, unbiased, stopped }) => {
    const own = row();
    return { where, word: wordOf(claimed, own.movement), row: own, unbiased: unbiased(), stopped: stopped() };
  });
  return {
    id,
    clause,
    says,
    test,
    metric,
    claimed,
    word: together(rows.map(({ word }) => word)),
    tests: rows,
  };
}

function together(words: readonly ClaimWord[]): ClaimWord {
  if (words.includes('does not hold')) return 'does not hold';
  return words.every((word) => word === 'holds') ? 'holds' : 'undecided';
}

function wordOf(claimed: Claimed, movement: Movement): ClaimWord {
  if (movement === 'undecided') return 'undecided';
  const moved = movement !== 'stays';
  const holds = claimed === 'changes' ? moved : claimed === movement;
  return holds ? 'holds' : 'does not hold';
}
