import type { z } from 'zod';
import type { Ruleset } from '../../rules/ruleset.ts';
import { type Campaign, createCampaign } from '../play/campaign.ts';
import type { VarianceEstimate } from '../play/variance-estimate.ts';
import type { SealedHead } from '../result/result.ts';
import { mostBlocks, type Stage } from '../terms/cost.ts';
import type { Executor, OnProgress } from '../terms/executor.ts';
import type { Experiment, Spec } from '../terms/spec.ts';

/** Blocks of a design that a sim does not say: for each arm, and of each arm for those still undecided. */
export interface Blocks {
  readonly initial: number;
  readonly reserve: number;
}

/** What is played in one campaign. */
interface Played<Asks, Result> {
  /** What it will play, told before its first match. */
  cost(experiment: Experiment<Asks>): readonly Stage[];
  /** Plays it. Stopped, it returns what was done. */
  play(experiment: Experiment<Asks>, campaign: Campaign): Promise<Result>;
}

/** How something is played by whoever has an executor. Aborted, it returns what was done. */
export type Run<Asks, Result> = (
  experiment: Experiment<Asks>,
  executor: Executor,
  onProgress?: OnProgress,
  signal?: AbortSignal,
) => Promise<Result>;

/** A question that can be asked of any ruleset, but for how it is played. */
interface Question<Id extends string, Keys extends z.ZodRawShape, Asks> {
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
  /** How its figures vary, from as many blocks as the spec says; left out where its arms show that by themselves. */
  readonly variance?: VarianceEstimator<NoInfer<Asks>>;
  /** One minus the confidence of the intervals of its arms, where several share the error rate; left out where each has it whole. */
  alphaOf?(experiment: Experiment<NoInfer<Asks>>): number;
  /** What it plays only where something is found, which a plan leaves out. */
  readonly further?: {
    /** A sentence. */
    readonly says: string;
    /** What it asks without that. */
    leftOut(asks: Asks): Asks;
  };
  /** What a plan of it measures otherwise than it does itself, a sentence. */
  readonly roughly?: string;
  /** Why a plan of it takes no half-width; left out where it takes one. */
  readonly reaches?: string;
  /** Whether its shares keep the luck of the dice, as points that have to add up do; left out where it is taken off. */
  readonly keepsLuck?: true;
  /** Whether its figures are in a unit of their own; left out where they are shares or in that of the primary metric. */
  readonly ownUnit?: true;
}

/** A question that can be asked of any ruleset, from what a sim says to the answer. */
export interface Design<Id extends string, Keys extends z.ZodRawShape, Asks, Result extends SealedHead>
  extends Question<Id, Keys, Asks> {
  readonly run: Run<Asks, Result>;
}

/** Plays a few blocks and looks at what varies. */
export type VarianceEstimator<Asks> = Played<Asks, VarianceEstimate>;

export function defineDesign<
  const Id extends string,
  Keys extends z.ZodRawShape,
  Asks,
  Result extends SealedHead,
>(design: Design<Id, Keys, Asks, Result>): Design<Id, Keys, Asks, Result> {
  return design;
}

/** A design that plays one campaign. */
export function defineCampaign<
  const Id extends string,
  Keys extends z.ZodRawShape,
  Asks,
  Result extends SealedHead,
>(design: Question<Id, Keys, Asks> & Played<Asks, Result>): Design<Id, Keys, Asks, Result> {
  return { ...design, run: inCampaign(design) };
}

/** Plays something in a campaign that takes as many blocks as it costs, at most. */
export function inCampaign<Asks, Result>({ cost, play }: Played<Asks, Result>): Run<Asks, Result> {
  return async (experiment, executor, onProgress, signal) =>
    play(experiment, createCampaign(executor, mostBlocks(cost(experiment)), onProgress, signal));
}

/** Any design, where it does not matter which. */
export type AnyDesign = Design<string, z.ZodRawShape, unknown, SealedHead>;
