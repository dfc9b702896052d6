import type { Assumption } from '../../rules/assumption.ts';
import type { ReadingInForce } from '../../rules/readings-under.ts';
import type { Variant } from '../../rules/variant.ts';
import type { RunFacts } from '../play/campaign.ts';
import { digestOf } from '../terms/digest.ts';
import type { Spec } from '../terms/spec.ts';

/** Raised whenever a reader of older results would misread a new one. */
export const RESULT_VERSION = 3;

/** What every result says about itself. Shares and effects are rounded to six decimals. */
export interface ResultHead<D extends string = string, Asks = unknown> extends Omit<RunFacts, 'variants'> {
  readonly format: 'rulebench-result';
  readonly formatVersion: typeof RESULT_VERSION;
  readonly design: D;
  readonly spec: Spec<Asks>;
  /** Digest of the spec. */
  readonly specHash: string;
  readonly ruleset: RulesetNote;
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
  /** What both sides play with beyond their version and their scenario. */
  readonly set: Variant;
  /** Absent where none is named. */
  readonly scenario?: { readonly name: string; readonly title: string; readonly says: string };
}

/** How sure the figures are, in words for the page. */
export interface Method {
  readonly interval: string;
  readonly acrossTables: string;
  /** Null where nothing is picked from many. */
  readonly family: string | null;
}

/** What a finding rests on beyond the printed text. */
export interface Assumptions {
  /** What is ours, as it stood under the rules that sides played by. */
  readonly ruleset: readonly Assumption[];
  /** Clauses of the rules concerned that follow from what is printed. */
  readonly inferred: readonly { readonly id: string; readonly path: string; readonly says: string }[];
  /** How every open question of the document was read that was read one way throughout. */
  readonly readings: readonly ReadingInForce[];
}

/** The same with the digest of all that a result says. */
export interface SealedHead<D extends string = string, A = unknown> extends ResultHead<D, A> {
  readonly hash: string;
}

/** The digest a result carries: that of all its fields but `hash`. */
export function resultHash(result: object): string {
  return digestOf({ ...result, hash: undefined });
}

/** A result with the digest of all the rest. */
export function sealed<R extends object>(result: R): R & { readonly hash: string } {
  return { ...result, hash: resultHash(result) };
}
