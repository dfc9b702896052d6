import type { Length } from '../length.ts';
import type { WayPlace } from './stations.ts';

/**
 * Ways from one place when bases stand in the way; it holds until others are asked for. Ways round the bases are
 * looked for when something is asked that only they tell.
 */
export interface FoundWays {
  /** Nodes to which the usual way is cut off, dearest last. */
  readonly cut: readonly number[];
  /** What has become of the usual way to a node: CLEAR, DOUBTFUL or LOST. */
  fate(node: number): number;
  /** Infinity where there is no way. */
  cost(node: number): Length;
  /** The node before another of which the cost was asked; numbers from `graph.size` on are bends round bases. */
  via(node: number): number;
  /** Nodes that can be reached, in no particular order. */
  reached(): readonly number[];
  place(node: number): WayPlace;
  /** Looks at what was searched, for whoever asks about its legs. */
  focus(): void;
}
