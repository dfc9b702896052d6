import type { Length } from '../length.ts';
import type { WayPlace } from './stations.ts';

/** Ways from one place when bases stand in the way; it holds until the next search. */
export interface FoundWays {
  /** Whether nobody is in the way of anything. */
  readonly isOpen: boolean;
  /** Nodes that can be reached, in no particular order; numbers from `graph.size` on are bends round blockers. */
  readonly reached: readonly number[];
  /** Infinity where there is no way. */
  cost(node: number): Length;
  via(node: number): number;
  place(node: number): WayPlace;
  /** Looks again at what was searched, for whoever asks about its legs. */
  focus(): void;
}
