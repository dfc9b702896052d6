import { spanInOutline, spanNearOutline } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { MoveCosts } from '../ways.ts';
import { canClimb, distance, dropCost, feetOf, riseCost } from './climb.ts';
import { edgeWalk } from './edge-walk.ts';
import { refracted } from './refraction.ts';
import { type Level, type Room, roomOn } from './room.ts';
import { isNear } from './shape.ts';
import { type SlowGround, type SlowStretch, slowGroundOn } from './slow-ground.ts';

/** Ways without a turn round anything: straight, bent only where difficult ground begins or a floor is climbed. */
export interface Legs {
  readonly room: Room;
  readonly slow: SlowGround;
  /** Of the level way from touching the side of a floor onto it, this much is part of the climb. */
  readonly mantle: Length;
  /** Until the next call nothing further than `reach` from (x, y) is looked at: no leg may go there. */
  focus(x: number, y: number, reach: Length): void;
  /** Cost of the cheapest leg from a to b; Infinity when there is none, or none within `limit`. */
  cost(ax: number, ay: number, az: number, bx: number, by: number, bz: number, limit: number): number;
  /** Where the leg last asked for bends: x, y, z, x, y, z, ... its ends left out, lifts as two places. */
  readonly bends: readonly number[];
}

export function createLegs(ground: Ground, costs: MoveCosts): Legs {
  const { radius } = ground;
  const wholeRoom = roomOn(ground.spec, costs);
  const allSlow = slowGroundOn(ground.spec, costs);
  let room = wholeRoom;
  let slow = allSlow;
  const mantle = radius + ground.pitch;
  const bends: number[] = [];

  /** Straight from a to b on one level, without bends. */
  const straight = (level: Level, ax: number, ay: number, bx: number, by: number): number => {
    if (!room.isClear(level, ax, ay, bx, by) || !room.carries(level, ax, ay, bx, by)) return Infinity;
    return level.z === 0 ? slow.straight(ax, ay, bx, by) : distance(ax, ay, bx, by);
  };

  /** The cost of a way on the ground over the places in `over`; keeps them as bends when it is below `limit`. */
  const groundWay = (
    ax: number,
    ay: number,
    over: readonly number[],
    bx: number,
    by: number,
    limit: number,
  ) => {
    const ground = room.levels[0];
    let cost = 0;
    for (let i = 0; i <= over.length && cost < limit; i += 2) {
      const fromX = i === 0 ? ax : over[i - 2];
      const fromY = i === 0 ? ay : over[i - 1];
      const toX = i === over.length ? bx : over[i];
      const toY = i === over.length ? by : over[i + 1];
      cost += straight(ground, fromX, fromY, toX, toY);
    }
    if (cost >= limit) return Infinity;
    bends.length = 0;
    for (let i = 0; i < over.length; i += 2) bends.push(over[i], over[i + 1], 0);
    return cost;
  };

  const slowLeg = (
    stretches: readonly SlowStretch[],
    ax: number,
    ay: number,
    bx: number,
    by: number,
  ): number => {
    let cost = slow.straight(ax, ay, bx, by);
    const inside = stretches.length === 1 && stretches[0].to - stretches[0].from > 1 - 1e-3;
    if (!inside) {
      const over = refracted(stretches, slow.factor, ax, ay, bx, by);
      return Math.min(cost, groundWay(ax, ay, over, bx, by, cost - 1));
    }
    for (const shape of slow.shapes) {
      if (!isNear(shape, 0, ax, ay, bx, by)) continue;
      const walk = edgeWalk(shape.outline, slow.factor, ax, ay, bx, by);
      if (walk !== null && walk[4] < cost - 1) {
        const over = [...room.onto(walk[0], walk[1]), ...room.onto(walk[2], walk[3])];
        cost = Math.min(cost, groundWay(ax, ay, over, bx, by, cost - 1));
      }
    }
    return cost;
  };

  const levelLeg = (z: Length, ax: number, ay: number, bx: number, by: number, limit: number): number => {
    const level = room.levelAt(z);
    const length = distance(ax, ay, bx, by);
    if (length > limit) return Infinity;
    if (!room.isClear(level, ax, ay, bx, by) || !room.carries(level, ax, ay, bx, by)) {
      return overLeg(level, ax, ay, bx, by, limit);
    }
    if (z > 0) return length;
    const stretches = slow.stretches(ax, ay, bx, by);
    return stretches.length === 0 ? length : slowLeg(stretches, ax, ay, bx, by);
  };

  /** Straight over a floor that is in the way: up one side and down the other. */
  const overLeg = (level: Level, ax: number, ay: number, bx: number, by: number, limit: number): number => {
    let least = Infinity;
    for (const high of room.levels) {
      const vertical = riseCost(costs, level.z, high.z) + dropCost(costs, level.z, high.z);
      if (high.z <= level.z || vertical > limit) continue;
      for (const floor of high.floors) {
        if (!isNear(floor, 0, ax, ay, bx, by)) continue;
        const near = spanNearOutline(floor.outline, radius, ax, ay, bx, by);
        if (near === null || near[0] === near[1]) continue;
        const upX = ax + near[0] * (bx - ax);
        const upY = ay + near[0] * (by - ay);
        const downX = ax + near[1] * (bx - ax);
        const downY = ay + near[1] * (by - ay);
        const across = Math.max(0, distance(upX, upY, downX, downY) - mantle);
        if (distance(ax, ay, bx, by) - mantle + vertical > Math.min(limit, least)) continue;
        if (!canClimb(room, level.z, high, floor, mantle, upX, upY, downX, downY)) continue;
        if (!canClimb(room, level.z, high, floor, mantle, downX, downY, upX, upY)) continue;
        const cost =
          straight(level, ax, ay, upX, upY) + vertical + across + straight(level, downX, downY, bx, by);
        if (cost >= least) continue;
        least = cost;
        bends.length = 0;
        bends.push(upX, upY, level.z, upX, upY, high.z, downX, downY, high.z, downX, downY, level.z);
      }
    }
    return least;
  };

  const climbLeg = (
    low: Level,
    high: Level,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    limit: number,
  ): number => {
    const rise = riseCost(costs, low.z, high.z);
    let least = Infinity;
    if (distance(ax, ay, bx, by) - mantle + rise > limit) return least;
    for (const floor of high.floors) {
      if (spanInOutline(floor.outline, bx, by, bx, by) === null) continue;
      for (const { x, y, bound } of feetOf(floor, radius, mantle, mantle, ax, ay, bx, by)) {
        if (bound + rise >= Math.min(least, limit)) break;
        if (!canClimb(room, low.z, high, floor, mantle, x, y, bx, by)) continue;
        const cost = straight(low, ax, ay, x, y) + rise + Math.max(0, distance(x, y, bx, by) - mantle);
        if (cost >= least) continue;
        least = cost;
        bends.length = 0;
        bends.push(x, y, low.z, x, y, high.z);
      }
    }
    return least;
  };

  const descentLeg = (
    high: Level,
    low: Level,
    ax: number,
    ay: number,
    bx: number,
    by: number,
    limit: number,
  ): number => {
    const drop = dropCost(costs, low.z, high.z);
    let least = Infinity;
    if (distance(ax, ay, bx, by) + drop > limit) return least;
    for (const floor of high.floors) {
      if (spanInOutline(floor.outline, ax, ay, ax, ay) === null) continue;
      for (const { x, y, bound } of feetOf(floor, radius, 0, mantle, bx, by, ax, ay)) {
        if (bound + drop >= Math.min(least, limit)) break;
        if (!canClimb(room, low.z, high, floor, mantle, x, y, ax, ay)) continue;
        const cost = distance(ax, ay, x, y) + drop + straight(low, x, y, bx, by);
        if (cost >= least) continue;
        least = cost;
        bends.length = 0;
        bends.push(x, y, high.z, x, y, low.z);
      }
    }
    return least;
  };

  return {
    room: wholeRoom,
    slow: allSlow,
    mantle,
    bends,
    focus(x, y, reach) {
      room = wholeRoom.around(x, y, reach);
      slow = allSlow.around(x, y, reach);
    },
    cost(ax, ay, az, bx, by, bz, limit) {
      bends.length = 0;
      if (az === bz) return levelLeg(az, ax, ay, bx, by, limit);
      const from = room.levelAt(az);
      const to = room.levelAt(bz);
      return az < bz
        ? climbLeg(from, to, ax, ay, bx, by, limit)
        : descentLeg(from, to, ax, ay, bx, by, limit);
    },
  };
}
