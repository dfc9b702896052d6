import type { Basis, Governs, Kind } from '../rules/rule.ts';
import type { Outcome } from '../rules/ruleset.ts';
import { digestOf } from './digest.ts';
import type { QuarterCounts } from './power-tally.ts';
import type { Spec } from './spec.ts';
import type { Share, Verdict } from './verdict.ts';

/** Raised whenever a reader of older results would misread a new one. */
export const RESULT_VERSION = 1;

/** What every result says about itself. Shares and effects are rounded to six decimals. */
export interface ResultHead<D extends Spec['design']> {
  readonly format: 'rulebench-result';
  readonly formatVersion: typeof RESULT_VERSION;
  readonly design: D;
  readonly spec: Spec;
  /** Digest of the spec. */
  readonly specHash: string;
  readonly ruleset: RulesetNote;
  /** Stopped by the user: what was done until then. */
  readonly interrupted: boolean;
  readonly matches: number;
  /** Digest of the final positions of all matches in order. */
  readonly signature: string;
  readonly method: Method;
  readonly assumptions: Assumptions;
  /** In the order of the spec. */
  readonly tables: readonly { readonly name: string; readonly title: string }[];
}

export interface RulesetNote {
  readonly id: string;
  readonly title: string;
  readonly edition: string;
  readonly version: { readonly name: string; readonly title: string; readonly reconstructed: boolean } | null;
}

/** How sure the figures are, in words for the page. */
export interface Method {
  readonly interval: string;
  readonly acrossTables: string;
  readonly family: string;
}

/** What a finding rests on beyond the printed text. */
export interface Assumptions {
  readonly ruleset: readonly string[];
  /** Clauses of the rules concerned that are not printed. */
  readonly clauses: readonly {
    readonly id: string;
    readonly path: string;
    readonly basis: Basis;
    readonly says: string;
  }[];
  /** Readings in force of their questions of high stake. */
  readonly readings: readonly {
    readonly id: string;
    readonly path: string;
    readonly asks: string;
    readonly reading: string;
    readonly says: string;
  }[];
}

/** An estimate for tables like these: each table counts once. */
export interface AcrossTables extends Share {
  readonly tables: number;
  readonly standardError: number;
  /** Spread of the effect from table to table, noise taken off. */
  readonly betweenDeviation: number;
  /** Whether this interval leads to the same verdict. */
  readonly agrees: boolean;
}

export interface PowerRow {
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  readonly governs: Governs;
  readonly blocks: number;
  /** Of the points, of the side that has the rule. */
  readonly share: Share;
  /** Logistic Elo of the share; null where infinite. */
  readonly elo: { readonly mean: number | null; readonly low: number | null; readonly high: number | null };
  /** Null on fewer than two tables. */
  readonly acrossTables: AcrossTables | null;
  /** Evidence against a share of one half. */
  readonly eValue: number;
  /** Whether it is among the findings at the family's error rate. */
  readonly found: boolean;
  readonly verdict: Verdict;
  /** Blocks that would typically settle it; null when it is settled. */
  readonly blocksNeeded: number | null;
  /** Null where the ruleset counts no use of it. */
  readonly adoption: {
    readonly legal: number;
    readonly chosen: number;
    readonly share: number | null;
  } | null;
  /** How often its clauses acted per match, both sides together. */
  readonly actsPerMatch: number;
  /** Matches, for the side that has the rule. */
  readonly outcomes: Readonly<Record<Outcome, number>>;
  readonly counts: QuarterCounts;
  /** Clauses of the heading that both sides kept because neither can have them alone. */
  readonly kept: readonly string[];
  readonly perTable: readonly {
    readonly table: string;
    readonly blocks: number;
    /** Null where no block was played. */
    readonly share: number | null;
    readonly counts: QuarterCounts;
  }[];
}

export interface PowerResult extends ResultHead<'power'> {
  readonly rows: readonly PowerRow[];
  /** Digest of all the rest. */
  readonly hash: string;
}

/** What a metric does when the rule comes in. */
export type Movement = 'rises' | 'falls' | 'stays' | 'undecided';

export interface MetricRow {
  readonly metric: string;
  readonly says: string;
  readonly unit: 'share' | 'rounds' | 'count';
  /** Mean with the rule and without it; null where no match could show it. */
  readonly book: number | null;
  readonly off: number | null;
  /** Book less off, over the blocks that show both. */
  readonly difference: Share;
  readonly blocks: number;
  readonly acrossTables: AcrossTables | null;
  /** Variance of the difference without common luck over that with it; null where there is none. */
  readonly gain: number | null;
  readonly movement: Movement;
}

export interface AblateRow {
  readonly path: string;
  readonly title: string;
  readonly kind: Kind;
  readonly governs: Governs;
  readonly blocks: number;
  /** Evidence that the primary metric moves. */
  readonly eValue: number;
  readonly found: boolean;
  readonly actsPerMatch: number;
  /** Primary metric first. */
  readonly metrics: readonly MetricRow[];
}

export interface AblateResult extends ResultHead<'ablate'> {
  readonly primary: string;
  readonly rows: readonly AblateRow[];
  readonly hash: string;
}

export type ExperimentResult = PowerResult | AblateResult;

/** The digest a result carries: that of all its fields but `hash`. */
export function resultHash(result: object): string {
  return digestOf({ ...result, hash: undefined });
}

export function sealed<R extends object>(result: R): R & { readonly hash: string } {
  return { ...result, hash: resultHash(result) };
}
