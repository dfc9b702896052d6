import type { Point, Seat } from './entities.ts';
import { INCH, type Length } from './length.ts';

/** The longest move that can be looked up; rulesets cut longer ones to it. */
export const LONGEST_MOVE: Length = 24 * INCH;

/** What movement costs, as numbers; one object per distinct set of costs. Lengths are costs per length. */
export interface MoveCosts {
  /** Cost of a length in difficult ground, 1 for open ground. */
  readonly difficult: number;
  /** Cost of a length in difficult area ground of medium or heavy cover; that of other difficult ground when absent. */
  readonly dense?: number;
  /** Cost of a length in craters, which may hold water; that of other difficult ground when absent. */
  readonly craters?: number;
  /** Cost per length of height, up or down. */
  readonly climb: number;
  /** Extra cost of getting onto the surface at the top of a climb, and of stepping off the top for a descent. */
  readonly mantle: Length;
  readonly descent: Length;
  /** Linear obstacles: crossed as difficult ground, for nothing, or not at all. */
  readonly linear: 'difficult' | 'free' | 'impassable';
}

/** Standing points within reach, cheapest first; the starting point is first with cost 0. */
export interface Reach {
  readonly count: number;
  readonly point: Uint16Array;
  /** In 1/100 mm of movement; entries above the asked allowance are left out. */
  readonly cost: Uint16Array;
}

/** What is within reach of a point with nobody in the way, as a seat lists it: cheapest first, by its own frame among equals. */
export interface OwnList {
  /** What costs no more is all in it, and some that costs more. */
  readonly limit: Length;
  readonly point: Uint16Array;
  readonly cost: Uint16Array;
  /** Those of the points that are worth weighing as ends of a move: fewer between landmarks. */
  readonly stride: Uint16Array;
  readonly strideCost: Uint16Array;
}

/**
 * Who stands in the way: centres of bases that may not be moved through, as standing points.
 * A base may slide along another (touching is allowed), never overlap it.
 */
export type Blockers = readonly Point[];

/**
 * What bases in the way make of the cheapest way to a point: nothing; it is cut off, and another may lead there; or no
 * way leads there any more.
 */
export const CLEAR = 0;
export const DOUBTFUL = 1;
export const LOST = 2;

/** What bases in the way make of the points within reach without them; it holds until the next question. */
interface CutOff {
  /** How many of them are not clear. */
  readonly count: number;
  /** By point: CLEAR, DOUBTFUL or LOST. */
  readonly fate: Uint8Array;
}

/** The ways over one table under one set of costs; reach without blockers is computed once per point and kept. */
export interface Ways {
  readonly costs: MoveCosts;
  /** All standing points within `allowance` (at most 24 inches) of `from`; a prefix of the kept list when nobody is in the way. */
  reach(from: Point, allowance: Length, blockers: Blockers): Reach;
  /** The same as a seat lists it, by its own frame among equals; kept where nobody is in the way. */
  reachAs(seat: Seat, from: Point, allowance: Length, blockers: Blockers): Reach;
  /** The same with nobody in the way, and perhaps more; kept for the next who asks. */
  listed(seat: Seat, from: Point, allowance: Length): OwnList;
  /**
   * Which of the points within `allowance` with nobody in the way the blockers cut off. All others cost what they do
   * without them, so that few who ask need know more.
   */
  cutOff(from: Point, allowance: Length, blockers: Blockers): CutOff;
  /** The same of one point within reach, for who asks about few: whether it is not clear. */
  isCut(from: Point, to: Point, allowance: Length, blockers: Blockers): boolean;
  /** Cost of the cheapest way, or Infinity beyond `limit`. */
  cost(from: Point, to: Point, limit: Length, blockers: Blockers): Length;
  /**
   * Standing points along the cheapest way from `from` to `to`, both included, no two further apart than about one
   * pitch where the way is straight (so that sight can be looked up along it). `exposure[i]`, when given, is an extra
   * cost per length near point i: the way then minimises cost plus exposure among ways whose cost stays within `limit`.
   */
  path(from: Point, to: Point, limit: Length, blockers: Blockers, exposure?: Float64Array): Uint16Array;
}
