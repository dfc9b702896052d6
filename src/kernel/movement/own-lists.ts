import { createClockCache } from '../caches/clock-cache.ts';
import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { OwnList } from '../ways.ts';
import { thinnedBetweenLandmarks } from './landmarks.ts';
import type { OwnReach } from './own-reach.ts';
import { USUAL } from './reach-list.ts';

/** The list of a point that goes at least as far as an allowance. */
type OwnLists = (from: Point, allowance: Length) => OwnList;

/** Keeps the lists of a usual share of all points. */
export function createOwnLists(ground: Ground, landmarks: Uint8Array, reach: OwnReach): OwnLists {
  const known = createClockCache<OwnList>(ground.count);
  return (from, allowance) => {
    const kept = known.get(from);
    if (kept !== undefined && kept.limit >= allowance) return kept;
    const limit = Math.max(allowance, USUAL);
    const { count, point, cost } = reach(from, limit);
    const own = point.subarray(0, count);
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
