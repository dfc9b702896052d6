import type { MatchRecord } from '../../match/record.ts';

/**
 * A figure of a match that tells how the game plays. The id of a figure that is one part of a group has a dot:
 * `action.charge`, `count.suppressions`.
 */
export interface Metric {
  readonly id: string;
  readonly says: string;
  /** Shares lie between 0 and 1; the others have no bounds known beforehand. */
  readonly unit: 'share' | 'rounds' | 'count';
  /** A whole number of `scale`ths, so that sums do not depend on any order; null where the match cannot show it. */
  measure(record: MatchRecord): number | null;
  readonly scale: number;
}

export const THOUSANDTHS = 1000;

/** A match played, by its table and the index of its block. */
export interface Played {
  /** Place of the table in the spec. */
  readonly table: number;
  /** Matches of one block share it. */
  readonly index: number;
  readonly record: MatchRecord;
}
