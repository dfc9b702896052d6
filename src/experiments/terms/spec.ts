import type { TableRef } from '../../match/spec.ts';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { Variant } from '../../rules/variant.ts';

/** All that decides an experiment, every shorthand expanded and every path checked; plain data. */
export interface Spec<Asks = unknown> {
  /** Id of the design. */
  readonly design: string;
  readonly title: string;
  /** Id of the ruleset. */
  readonly ruleset: string;
  /** Name of the version both sides start from. */
  readonly version: string | null;
  /** Name of the scenario; absent where none is named. */
  readonly scenario?: string;
  /** What the design asks, in its own terms. */
  readonly asks: Asks;
  /** What both sides play under: the version's patch, the scenario's settings and those over them. */
  readonly variant: Variant;
  readonly tables: readonly TableRef[];
  readonly army: string;
  readonly policy: string;
  /** Per arm: a share that each gets, and what each adds to the reserve that goes to undecided ones. */
  readonly blocks: { readonly initial: number; readonly reserve: number };
  readonly seed: string;
  /** Smallest difference in share that matters. */
  readonly d: number;
  /** One minus the confidence of every interval, and the error rate over a family of arms. */
  readonly alpha: number;
  /** Distance between neighbouring standing points, in 1/100 mm. */
  readonly pitch: number;
  /** Digest of the data and rules that a sim file adds to the ruleset; null where it adds nothing. */
  readonly additions: string | null;
}

/** A checked spec with the ruleset it is about, a sim's additions included. */
export interface Experiment<Asks = unknown> {
  readonly spec: Spec<Asks>;
  readonly ruleset: Ruleset;
}
