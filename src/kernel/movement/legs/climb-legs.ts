import { distance } from '../../geometry/distances.ts';
import { containsPoint } from '../../geometry/outline.ts';
import { isNear } from '../../geometry/shape.ts';
import { spanNearOutline } from '../../geometry/spans.ts';
import type { Length } from '../../length.ts';
import type { MoveCosts } from '../../ways.ts';
import { canClimb, feetOf } from './climb.ts';
import type { Level, Room } from './room.ts';

/** What legs over the edges of floors need to know. */
export interface Climbing {
  readonly costs: MoveCosts;
  readonly radius: Length;
  /** Of the level way from touching the side of a floor onto it, this much is part of the climb. */
  readonly mantle: Length;
  /** What is looked at. */
  room(): Room;
  /** Cost of going straight from a to b on one level; Infinity where that is impossible. */
  straight(level: Level, ax: number, ay: number, bx: number, by: number): number;
  /** Takes the bends of the leg: x, y, z, ... */
  readonly bends: number[];
}

/** Up from a to b: level to the foot, up the side of the floor and on. */
export function climbLeg(
  climbing: Climbing,
  low: Level,
  high: Level,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): number {
  const { radius, mantle, bends } = climbing;
  const room = climbing.room();
  const rise = riseCost(climbing.costs, low, high);
  let least = Infinity;
  if (distance(ax, ay, bx, by) - mantle + rise > limit) return least;
  for (const floor of high.floors) {
    if (!containsPoint(floor.outline, bx, by)) continue;
    for (const { x, y, bound } of feetOf(floor, radius, mantle, mantle, ax, ay, bx, by)) {
      if (bound + rise >= Math.min(least, limit)) break;
      if (!canClimb(room, low.z, high, floor, mantle, x, y, bx, by)) continue;
      const across = Math.max(0, distance(x, y, bx, by) - mantle);
      const cost = climbing.straight(low, ax, ay, x, y) + rise + across;
      if (cost >= least) continue;
      least = cost;
      bends.length = 0;
      bends.push(x, y, low.z, x, y, high.z);
    }
  }
  return least;
}

/** Down from a to b: to the edge, down the side of the floor and on. */
export function descentLeg(
  climbing: Climbing,
  high: Level,
  low: Level,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): number {
  const { radius, mantle, bends } = climbing;
  const room = climbing.room();
  const drop = dropCost(climbing.costs, low, high);
  let least = Infinity;
  if (distance(ax, ay, bx, by) + drop > limit) return least;
  for (const floor of high.floors) {
    if (!containsPoint(floor.outline, ax, ay)) continue;
    for (const { x, y, bound } of feetOf(floor, radius, 0, mantle, bx, by, ax, ay)) {
      if (bound + drop >= Math.min(least, limit)) break;
      if (!canClimb(room, low.z, high, floor, mantle, x, y, ax, ay)) continue;
      const cost = distance(ax, ay, x, y) + drop + climbing.straight(low, x, y, bx, by);
      if (cost >= least) continue;
      least = cost;
      bends.length = 0;
      bends.push(x, y, high.z, x, y, low.z);
    }
  }
  return least;
}

/** Straight over a floor that is in the way: up one side and down the other. */
export function overLeg(
  climbing: Climbing,
  level: Level,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  limit: number,
): number {
  const { radius, mantle, costs, bends, straight } = climbing;
  const room = climbing.room();
  let least = limit;
  for (const high of room.levels) {
    if (high.z <= level.z) continue;
    const vertical = riseCost(costs, level, high) + dropCost(costs, level, high);
    if (distance(ax, ay, bx, by) - mantle + vertical > least) continue;
    for (const floor of high.floors) {
      if (!isNear(floor, 0, ax, ay, bx, by)) continue;
      const near = spanNearOutline(floor.outline, radius, ax, ay, bx, by);
      if (near === null || near[0] === near[1]) continue;
      const upX = ax + near[0] * (bx - ax);
      const upY = ay + near[0] * (by - ay);
      const downX = ax + near[1] * (bx - ax);
      const downY = ay + near[1] * (by - ay);
      if (!canClimb(room, level.z, high, floor, mantle, upX, upY, downX, downY)) continue;
      if (!canClimb(room, level.z, high, floor, mantle, downX, downY, upX, upY)) continue;
      const across = Math.max(0, distance(upX, upY, downX, downY) - mantle);
      const cost =
        straight(level, ax, ay, upX, upY) + vertical + across + straight(level, downX, downY, bx, by);
      if (cost >= least) continue;
      least = cost;
      bends.length = 0;
      bends.push(upX, upY, level.z, upX, upY, high.z, downX, downY, high.z, downX, downY, level.z);
    }
  }
  return bends.length > 0 ? least : Infinity;
}

/** Cost of rising from one level to another, the step onto the surface included. */
function riseCost(costs: MoveCosts, low: Level, high: Level): number {
  return costs.climb * (high.z - low.z) + costs.mantle;
}

/** Cost of coming down from one level to another, the step off the surface included. */
function dropCost(costs: MoveCosts, low: Level, high: Level): number {
  return costs.climb * (high.z - low.z) + costs.descent;
}
