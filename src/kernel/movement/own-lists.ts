import { createClockCache } from '../caches/clock-cache.ts';
import type { Point, Seat } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { reachInOwnFrame } from '../own-frame.ts';
import type { OwnList, Reach } from '../ways.ts';
import { thinnedBetweenLandmarks } from './landmarks.ts';

/** The list of a point that goes at least as far as an allowance. */
type OwnLists = (from: Point, allowance: Length) => OwnList;

/** Lists go at least this far, since few moves are shorter. */
const USUAL: Length = 6 * INCH;

/** Keeps the lists of a usual share of all points. */
export function createOwnLists(
  ground: Ground,
  landmarks: Uint8Array,
  seat: Seat,
  reach: (from: Point, allowance: Length) => Reach,
): OwnLists {
  const known = createClockCache<OwnList>(ground.count);
  return (from, allowance) => {
    const kept = known.get(from);
    if (kept !== undefined && kept.limit >= allowance) return kept;
    const limit = Math.max(allowance, USUAL);
    const { count, point, cost } = reach(from, limit);
    const own = reachInOwnFrame({ count, point, cost }, seat);
    const list = { limit, point: own, cost: cost.subarray(0, count), ...stridesOf(from, own, cost) };
    known.set(from, list);
    return list;
  };

  function stridesOf(from: Point, own: Uint16Array, cost: Uint16Array) {
    const stride = Uint16Array.from(thinnedBetweenLandmarks({ ground, landmarks }, from, own));
    let i = 0;
    const strideCost = stride.map((at) => {
      while (own[i] !== at) i++;
      return cost[i];
    });
    return { stride, strideCost };
  }
}
