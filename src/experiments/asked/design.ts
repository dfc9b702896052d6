import type { z } from 'zod';
import type { Ruleset } from '../../rules/ruleset.ts';
import type { VarianceEstimate } from '../play/variance-estimate.ts';
import type { ResultHead, Sealed } from '../result/result.ts';
import type { Stage } from '../terms/cost.ts';
import type { Executor, OnProgress } from '../terms/executor.ts';
import type { Experiment, Spec } from '../terms/spec.ts';

/** Blocks of a design that a sim does not say: for each arm, and of each arm for those still undecided. */
export interface Blocks {
  readonly initial: number;
  readonly reserve: number;
}

/** A question that can be asked of any ruleset, from what a sim says to the answer. */
export interface Design<Id extends string, Keys extends z.ZodRawShape, Asks, Result extends ResultHead> {
  readonly id: Id;
  /** Keys that a sim of this design may have beside the common ones. */
  readonly keys: Keys;
  readonly blocks: Blocks;
  /** What a block of it is, as it follows `A block is`. */
  readonly block: string;
  /** Keys of other designs that make no sense in this one, each with a sentence that says why. */
  readonly refuses?: Readonly<Record<string, string>>;
  /** Keys as a first look has them, which plays nothing again. */
  readonly quick?: Partial<z.input<z.ZodObject<Keys>>>;
  /** Whether it shapes tables, so that designed ones take part only where a sim names them. */
  generatedOnly?(said: z.output<z.ZodObject<Keys>>, ruleset: Ruleset): boolean;
  /** What a sim asks, every shorthand expanded and every name checked; plain data. Throws InputError. */
  ask(said: z.output<z.ZodObject<Keys>>, spec: Spec<null>, ruleset: Ruleset): Asks;
  /** What it will play, told before its first match. */
  cost(experiment: Experiment<Asks>): readonly Stage[];
  /** Plays it. Aborted, it returns what was done. */
  run(
    experiment: Experiment<Asks>,
    executor: Executor,
    onProgress?: OnProgress,
    signal?: AbortSignal,
  ): Promise<Sealed<Result>>;
  /** How its figures vary, from as many blocks as the spec says; left out where its arms show that by themselves. */
  readonly variance?: VarianceEstimator<NoInfer<Asks>>;
  /** Why a plan of it takes no half-width; left out where it takes one. */
  readonly reaches?: string;
  /** Whether its shares keep the luck of the dice, as points that have to add up do; left out where it is taken off. */
  readonly keepsLuck?: true;
  /** Whether its figures are in a unit of their own; left out where they are shares or in that of the primary metric. */
  readonly ownUnit?: true;
}

/** Plays a few blocks and looks at what varies. */
export interface VarianceEstimator<Asks> {
  cost(experiment: Experiment<Asks>): readonly Stage[];
  play(
    experiment: Experiment<Asks>,
    executor: Executor,
    onProgress?: OnProgress,
    signal?: AbortSignal,
  ): Promise<VarianceEstimate>;
}

export function defineDesign<
  const Id extends string,
  Keys extends z.ZodRawShape,
  Asks,
  Result extends ResultHead,
>(design: Design<Id, Keys, Asks, Result>): Design<Id, Keys, Asks, Result> {
  return design;
}

/** Any design, where it does not matter which. */
export type AnyDesign = Design<string, z.ZodRawShape, unknown, ResultHead>;
