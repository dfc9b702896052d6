import type { TableRef } from '../match/spec.ts';
import type { Ruleset } from '../rules/ruleset.ts';
import type { Variant } from '../rules/variant.ts';

export type Design = 'power' | 'ablate';

/** All that decides an experiment, every shorthand expanded and every path checked; plain data. */
export interface Spec {
  readonly design: Design;
  readonly title: string;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the version both sides start from. */
  readonly version: string | null;
  /** Headings and single clauses, by path. */
  readonly rules: readonly string[];
  /** What both sides play under: the version's patch and the settings over it. */
  readonly variant: Variant;
  readonly tables: readonly TableRef[];
  readonly army: string;
  readonly policy: string;
  /** Per rule: a share that each gets, and what each adds to the reserve that goes to undecided ones. */
  readonly blocks: { readonly initial: number; readonly reserve: number };
  readonly seed: string;
  /** Smallest difference in share that matters. */
  readonly d: number;
  /** One minus the confidence of every interval, and the false discovery rate over the rules. */
  readonly alpha: number;
  /** Distance between neighbouring standing points, in 1/100 mm. */
  readonly pitch: number;
  /** Digest of the data and rules that a sim file adds to the ruleset; null where it adds nothing. */
  readonly additions: string | null;
}

/** A checked spec with the ruleset it is about, a sim's additions included. */
export interface Experiment {
  readonly spec: Spec;
  readonly ruleset: Ruleset;
}
