import type { Point } from '../entities.ts';
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
  reach(from: Point, allowance: Length): Reach;
  reachPast(from: Point, allowance: Length, blockers: Blockers): Reach;
  losses(from: Point, allowance: Length, blockers: Blockers): Losses;
  /** Whether a point within the allowance is among them. */
  isCut(from: Point, to: Point, allowance: Length, blockers: Blockers): boolean;
  /** Whole costs, Infinity beyond the limit. */
  cost(from: Point, to: Point, limit: Length): Length;
  costPast(from: Point, to: Point, limit: Length, blockers: Blockers): Length;
  /** As in `Ways`. */
  path(from: Point, to: Point, limit: Length, blockers: Blockers, exposure?: Float64Array): Uint16Array;
}
