import type { MatchRecord } from '../../match/record.ts';
import type { MatchSpec } from '../../match/spec.ts';

/** The matches of one table and one stream of luck: a mirrored pair, or one match of a side against its like. */
export type Block = readonly [MatchSpec] | readonly [MatchSpec, MatchSpec];

/** What a run plays one after the other: what it was begun for, and what that gave rise to. */
export type Phase =
  | 'adaptation'
  | 'main'
  | 'interactions'
  | 'confirmation'
  | 'audit'
  | 'styles'
  | 'prices'
  | 'searches'
  | 'uses'
  | 'occurrence';

/** Where a block stands in its experiment; nothing that decides its matches. */
export interface Standing {
  /** What the arm is about, in words. */
  readonly arm: string;
  readonly phase: Phase;
}

/** Blocks in the order in which they are to be folded, made when asked for. */
export interface BlockPlan {
  readonly count: number;
  block(position: number): Block;
  /** Left out, or undefined, where a plan belongs to no experiment. */
  standing?(position: number): Standing | undefined;
}

/** Whatever plays blocks: this thread, worker threads, a cluster. Its answers do not depend on which. */
export interface Executor {
  /**
   * The records of each block, in the order of the plan. Ends early, at a block's end, once the signal is aborted.
   * Throws when a match does, with the command line that replays it.
   */
  runBlocks(plan: BlockPlan, signal?: AbortSignal): AsyncIterable<readonly MatchRecord[]>;
  close(): Promise<void>;
}

/** How far a run is, in blocks. */
export interface Progress {
  readonly done: number;
  /** At most this many; a run may end earlier when nothing is undecided any more. */
  readonly total: number;
  /** What it took to open tables and arms, in blocks that take as long. */
  readonly opened: number;
  /** What that will take besides, as far as it is known. */
  readonly toOpen: number;
  /** What was played aside, under other readings and as playouts, in blocks that take as long; and what is left of it. */
  readonly aside: number;
  readonly asideLeft: number;
}

export type OnProgress = (progress: Progress) => void;
