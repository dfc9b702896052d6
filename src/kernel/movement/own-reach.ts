import { createClockCache } from '../caches/clock-cache.ts';
import type { Point, Seat } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { reachInOwnFrame } from '../own-frame.ts';
import type { Reach } from '../ways.ts';
import { reachWithin, USUAL } from './reach-list.ts';

/** What is within an allowance of a point, as a seat lists it. */
export type OwnReach = (from: Point, allowance: Length) => Reach;

/** The list of a point, and the beginning of it that was asked for last. */
interface Kept {
  readonly limit: Length;
  readonly list: Reach;
  allowance: Length;
  within: Reach;
}

/**
 * Keeps the lists of a usual share of all points.
 *
 * @param reach the same as seat 0 lists it
 */
export function createOwnReach(ground: Ground, seat: Seat, reach: OwnReach): OwnReach {
  const known = createClockCache<Kept>(ground.count);

  function keep(from: Point, allowance: Length): Kept {
    const limit = Math.max(allowance, USUAL);
    const list = inOwnFrame(reach(from, limit), seat);
    const kept = { limit, list, allowance: limit, within: list };
    known.set(from, kept);
    return kept;
  }

  return (from, allowance) => {
    const last = known.get(from);
    const kept = last !== undefined && last.limit >= allowance ? last : keep(from, allowance);
    if (kept.allowance !== allowance) {
      kept.allowance = allowance;
      kept.within = reachWithin(kept.list, allowance);
    }
    return kept.within;
  };
}

/** What is within reach as a seat lists it. */
export function inOwnFrame(reach: Reach, seat: Seat): Reach {
  const { count, cost } = reach;
  return { count, point: reachInOwnFrame(reach, seat), cost };
}
