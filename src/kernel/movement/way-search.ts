import type { Length } from '../length.ts';
import type { Blockers, Reach } from '../ways.ts';

/** Points within reach that bases cut off from their cheapest ways. */
export interface Losses {
  /** To which other ways may lead, and to which none can. */
  readonly doubtful: Uint16Array;
  readonly lost: Uint16Array;
}

/** What ways are worked out by, with nobody in the way and past bases that are near. */
export interface WaySearch {
  /** All points within an allowance, or the beginning of a longer list. */
  reach(from: number, allowance: Length): Reach;
  reachPast(from: number, allowance: Length, blockers: Blockers): Reach;
  losses(from: number, allowance: Length, blockers: Blockers): Losses;
  /** Whether a point within the allowance is among them. */
  isCut(from: number, to: number, allowance: Length, blockers: Blockers): boolean;
  /** Whole costs, Infinity beyond the limit. */
  cost(from: number, to: number, limit: Length): Length;
  costPast(from: number, to: number, limit: Length, blockers: Blockers): Length;
  /** As in `Ways`. */
  path(from: number, to: number, limit: Length, blockers: Blockers, exposure?: Float64Array): Uint16Array;
}
