import type { MatchRecord } from '../../match/record.ts';
import type { Ratio } from '../../statistics/index.ts';

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
  /**
   * Where the figure is a share of what happened in all matches together rather than a mean over matches: how often it
   * happened in the match, and how often it could have. `measure` is then what the match shows alone.
   */
  ratio?(record: MatchRecord): Ratio;
}

/**
 * What a match adds to a metric: the sum of all parts over that of all wholes is the figure in the metric's own unit,
 * and part over whole what the match shows alone. The whole is 0 where the match cannot show it.
 */
export type Seen = Ratio;

/** What a match that cannot show a metric adds. */
export const NOT_SHOWN: Seen = [0, 0];

export function seenBy(metric: Metric, record: MatchRecord): Seen {
  if (metric.ratio) return metric.ratio(record);
  const value = metric.measure(record);
  return value === null ? NOT_SHOWN : [value, metric.scale];
}

/** Whether a match could show the metric at all. */
export function isShown([, whole]: Seen): boolean {
  return whole > 0;
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
