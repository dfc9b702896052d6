import { createClockCache } from '../caches/clock-cache.ts';
import type { Point, Seat } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { reachInOwnFrame } from '../own-frame.ts';
import type { Reach } from '../ways.ts';
import { reachWithin } from './reach-list.ts';

/** What is within an allowance of a point, as a seat lists it. */
export type OwnReach = (from: Point, allowance: Length) => Reach;

/** Lists go at least this far, since few moves are shorter. */
export const USUAL: Length = 6 * INCH;

/**
 * Keeps the lists of a usual share of all points.
 *
 * @param reach the same as seat 0 lists it
 */
export function createOwnReach(ground: Ground, seat: Seat, reach: OwnReach): OwnReach {
  const known = createClockCache<{ readonly limit: Length; readonly list: Reach }>(ground.count);
  return (from, allowance) => {
    let kept = known.get(from);
    if (kept === undefined || kept.limit < allowance) {
      const limit = Math.max(allowance, USUAL);
      kept = { limit, list: inOwnFrame(reach(from, limit), seat) };
      known.set(from, kept);
    }
    return reachWithin(kept.list, allowance);
  };
}

/** What is within reach as a seat lists it. */
export function inOwnFrame(reach: Reach, seat: Seat): Reach {
  const { count, cost } = reach;
  return { count, point: reachInOwnFrame(reach, seat), cost };
}
