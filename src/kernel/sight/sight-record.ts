import type { Point } from '../entities.ts';

/** How much of a silhouette is hidden: nothing, less than half of its area, or at least half. */
export type Hidden = 0 | 1 | 2;

/** What a piece of terrain, or some parts of it, hide of a target. */
export interface Hiding {
  /** Index of the cover class: 0 none, 1 light, 2 medium, 3 heavy (that of the solid that hides most, or of the veil). */
  readonly cover: 0 | 1 | 2 | 3;
  /** Share of the target's silhouette that is hidden or veiled. */
  readonly hidden: Hidden;
}

/**
 * What one piece of terrain does to one directed line of sight: a piece that hides or veils something, or an area
 * piece that the target is inside. Which piece it is, is not told: rules judge terrain by what it does, and so lines
 * that cross unlike terrain alike share a record.
 */
export interface PieceSight extends Hiding {
  /** The attacker's base touches some part of this piece. */
  readonly touched: boolean;
  /** What the parts hide that it does not touch; null for area terrain without walls, which is touched as a whole. */
  readonly untouched: Hiding | null;
  /** The target's centre is inside this area piece. */
  readonly targetInside: boolean;
  /** The attacker's centre is inside this area piece. */
  readonly viewerInside: boolean;
}

/**
 * What one standing point sees of a model on another, free of any rule: rules turn each record into seen and
 * penalty once per variant. Solids hide (they stop lines), veils of area pieces only conceal.
 */
export interface SightRecord {
  /** Some part of the silhouette can be seen past all solids. */
  readonly seen: boolean;
  /**
   * Whole 64ths of a silhouette that show past all solids, of the model of whom more shows of the two, since sight is
   * mutual; 4 for that and more.
   */
  readonly shown: number;
  /** Share of the silhouette hidden by all solids together. */
  readonly hidden: Hidden;
  /** The line between the two axes, at eye height of the viewer and half height of the target, passes all solids. */
  readonly centreClear: boolean;
  /** In no telling order. */
  readonly pieces: readonly PieceSight[];
}

/** Parts of a silhouette that are told apart, and how many of them at most. */
export const SHOWN_PARTS = 64;
export const MOST_SHOWN = 4;

/** Codes that are the same on every table: of a line that nobody has asked about yet, of no line, of a clear one. */
export const UNKNOWN = 0;
export const HIDDEN = 1;
export const CLEAR = 2;

/** The codes of what models on two points see of each other: of what the first sees, and the second. */
export type BothCodes = number;

export function bothCodes(there: number, back: number): BothCodes {
  return there | (back << 16);
}

export function codeThere(both: BothCodes): number {
  return both & 0xffff;
}

export function codeBack(both: BothCodes): number {
  return both >>> 16;
}

/** The same as the second of the two sees it. */
export function turned(both: BothCodes): BothCodes {
  return bothCodes(codeBack(both), codeThere(both));
}

/** Neither sees anything of the other. */
export const BOTH_HIDDEN = bothCodes(HIDDEN, HIDDEN);

/**
 * Sight between all pairs of standing points, as small codes into a dictionary of records. Lines are worked out when
 * first asked for and may be shared between threads; codes may then differ from run to run, their records never do.
 */
export interface Sight {
  /** What a model on `from` sees of a model on `at`. */
  code(from: Point, at: Point): number;
  /** Writes what a model on a point and models on the first `count` places see of each other, as BothCodes. */
  both(point: Point, places: Uint16Array, count: number, into: Int32Array): void;
  /** Whether models on two points see each other: what the record says of it, sooner had. */
  sees(from: Point, at: Point): boolean;
  record(code: number): SightRecord;
  /** Number of codes so far, UNKNOWN among them, which grows. */
  readonly size: number;
}
