import type { Variant } from './variant.ts';

/** Where a game may differ from that of the book: in its rules, its generated tables, its armies. Plain data. */
export interface Circumstances {
  readonly variant?: Variant;
  /** Settings of the table generator. */
  readonly tables?: Readonly<Record<string, number>>;
  readonly army?: string;
}

/** What a document says a metric does in some circumstances, as against the book. */
export type Claimed = 'rises' | 'falls' | 'changes' | 'stays';

/** Something a document says about how its game plays, in a form that can be played. */
export interface Claim {
  readonly id: string;
  /** Path of the clause that says it. */
  readonly clause: string;
  /** The statement in our own words. */
  readonly says: string;
  /** What is measured in its place. */
  readonly test: string;
  /** Id of the metric. */
  readonly metric: string;
  readonly claimed: Claimed;
  /** The claim holds if it does in all of these, each told in words. */
  readonly where: readonly { readonly says: string; readonly circumstances: Circumstances }[];
}
