import type { MatchRecord } from '../match/record.ts';
import type { MatchSpec } from '../match/spec.ts';

/** The matches of one table and one stream of luck: a mirrored pair, or one match of a side against its like. */
export type Block = readonly [MatchSpec] | readonly [MatchSpec, MatchSpec];

/** Blocks in the order in which they are to be folded, made when asked for. */
export interface BlockPlan {
  readonly count: number;
  block(position: number): Block;
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
}

export type OnProgress = (progress: Progress) => void;
