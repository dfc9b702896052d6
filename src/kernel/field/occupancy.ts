import { overlapOn } from '../base.ts';
import { NONE, NOWHERE, type Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { pointsAround } from './neighbourhood.ts';
import { thinned } from './thinned.ts';

/** Which standing points are kept by bases already standing. */
export interface Occupancy {
  /**
   * Takes note of where bases stand, points by number, until the next call for the same of several lists; what has not
   * changed since costs nothing. One base of each list may be left out: whoever looks for room.
   */
  follow(standing: ArrayLike<Point>, but?: number, list?: number): void;
  /** Whether a base on a point would overlap none of them. */
  isFree(at: Point): boolean;
  /**
   * Those of some points that are free and may be taken, in their order: every so many of them, so that there are no
   * more than `most`.
   */
  freeAmong(points: ArrayLike<Point>, most: number, mayTake?: (at: Point) => boolean): Point[];
}

/** What bases on standing points leave of each other's room. */
export interface BaseRoom {
  /** Bases on two points would overlap. */
  overlap(a: Point, b: Point): boolean;
  /** Keeps track of taken points, for looking at many places at once. */
  readonly occupancy: Occupancy;
}

export function baseRoomOn(ground: Ground): BaseRoom {
  const overlap = overlapOn(ground);
  return { overlap, occupancy: createOccupancy(ground, 2 * ground.radius, overlap) };
}

/**
 * @param span beyond this distance between centres, in either direction of the lattice, no bases overlap
 * @param overlap whether bases on two points would overlap
 */
export function createOccupancy(
  ground: Ground,
  span: Length,
  overlap: (a: Point, b: Point) => boolean,
): Occupancy {
  const { count } = ground;
  /** By point: how many bases keep it. */
  const kept = new Uint16Array(count);
  const overlapping: (readonly number[] | undefined)[] = new Array(count);
  const room = new Uint16Array(count);
  /** By list: where its bases stood when they were followed last, and the one that is left out. */
  const seen: Point[][] = [];
  const own: Point[] = [];

  /** Puts up a base on a point or takes one away. */
  function add(point: Point, by: 1 | -1): void {
    if (point === NOWHERE) return;
    overlapping[point] ??= pointsAround(ground, point, span, overlap);
    for (const at of overlapping[point]) kept[at] += by;
  }

  function catchUp(last: Point[], standing: ArrayLike<Point>): void {
    while (last.length < standing.length) last.push(NOWHERE);
    for (let one = 0; one < last.length; one++) {
      const now = one < standing.length ? standing[one] : NOWHERE;
      if (now === last[one]) continue;
      add(last[one], -1);
      add(now, 1);
      last[one] = now;
    }
  }

  return {
    follow(standing, but = NONE, list = 0) {
      seen[list] ??= [];
      catchUp(seen[list], standing);
      own[list] = but === NONE ? NOWHERE : standing[but];
    },
    isFree,
    freeAmong(points, most, mayTake) {
      let free = 0;
      for (let i = 0; i < points.length; i++) {
        const at = points[i];
        if (isFree(at) && (mayTake === undefined || mayTake(at))) room[free++] = at;
      }
      return thinned(room, most, free);
    },
  };

  function isFree(at: Point): boolean {
    let left = kept[at];
    for (let list = 0; left > 0 && list < own.length; list++) {
      if (own[list] !== NOWHERE && overlap(own[list], at)) left--;
    }
    return left === 0;
  }
}
