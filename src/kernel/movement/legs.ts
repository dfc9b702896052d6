import { distance } from '../geometry.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { isNear } from '../shape.ts';
import type { MoveCosts } from '../ways.ts';
import { type Climbing, climbLeg, descentLeg, overLeg } from './climb-legs.ts';
import { edgeWalk } from './edge-walk.ts';
import { refracted } from './refraction.ts';
import { type Base, type Level, type Room, roomOn } from './room.ts';
import { type SlowGround, type SlowStretch, slowGroundOn } from './slow-ground.ts';

/** Ways without a turn round anything: straight, bent only where difficult ground begins or a floor is climbed. */
export interface Legs {
  /** The whole table's. */
  readonly room: Room;
  readonly slow: SlowGround;
  /** Of the level way from touching the side of a floor onto it, this much is part of the climb. */
  readonly mantle: Length;
  /** How much longer than its cost a leg can be, seen from above. */
  readonly lift: Length;
  /**
   * How much longer than its cost a whole way from one height to another can be, seen from above; below 0 for those
   * that climb at a cost. Holds where `lift` is 0: then further climbs gain nothing.
   */
  excess(fromZ: Length, toZ: Length): Length;
  /**
   * Until the next call nothing further than `reach` from (x, y) is looked at, so that no leg may go there, and
   * these bases stand in the way.
   */
  focus(x: number, y: number, reach: Length, bases: readonly Base[]): void;
  /** Whether there is any difficult ground in what is looked at. */
  isSlowAround(): boolean;
  /** Whether difficult ground is so close to a straight line that it may bend a leg. */
  isSlowNear(ax: number, ay: number, bx: number, by: number): boolean;
  /** Cost of the cheapest leg from a to b; Infinity when there is none, or none within `limit`. */
  cost(ax: number, ay: number, az: number, bx: number, by: number, bz: number, limit: number): number;
  /** Where the leg last asked for bends: x, y, z, x, y, z, ... its ends left out, lifts as two places. */
  readonly bends: readonly number[];
  /** Where the cheapest leg from a to b bends when no bases stand in the way, as `bends`. */
  openBends: (...leg: Parameters<Legs['cost']>) => readonly number[];
}

/** Legs that difficult ground bends gain at least this much by it. */
const GAIN = 1;

export function createLegs(ground: Ground, costs: MoveCosts): Legs {
  const wholeRoom = roomOn(ground.spec, costs);
  const allSlow = slowGroundOn(ground.spec, costs);
  const mantle = ground.radius + ground.pitch;
  const step = costs.climb * leastStep(wholeRoom);
  const bends: number[] = [];
  let room = wholeRoom;
  /** `room` without bases. */
  let openRoom = wholeRoom;
  let slow = allSlow;

  const isOpen = (level: Level, ax: number, ay: number, bx: number, by: number): boolean =>
    room.isClear(level, ax, ay, bx, by) && room.carries(level, ax, ay, bx, by);

  const straight = (level: Level, ax: number, ay: number, bx: number, by: number): number => {
    if (!isOpen(level, ax, ay, bx, by)) return Infinity;
    return level.z === 0 ? slow.straight(ax, ay, bx, by) : distance(ax, ay, bx, by);
  };

  const climbing: Climbing = {
    costs,
    radius: ground.radius,
    mantle,
    straight,
    bends,
    room: () => room,
  };

  /** The cost of a way on the ground over some places; keeps them as bends when it is below `limit`. */
  const wayOver = (
    ax: number,
    ay: number,
    over: readonly number[],
    bx: number,
    by: number,
    limit: number,
  ) => {
    const ends = [ax, ay, ...over, bx, by];
    let cost = 0;
    for (let i = 2; i < ends.length && cost < limit; i += 2) {
      cost += straight(room.levels[0], ends[i - 2], ends[i - 1], ends[i], ends[i + 1]);
    }
    if (cost >= limit) return Infinity;
    bends.length = 0;
    for (let i = 0; i < over.length; i += 2) bends.push(over[i], over[i + 1], 0);
    return cost;
  };

  /** From a to b on the ground through difficult stretches. */
  const slowLeg = (stretches: readonly SlowStretch[], ax: number, ay: number, bx: number, by: number) => {
    let cost = slow.straight(ax, ay, bx, by);
    const isAllSlow = stretches.length === 1 && stretches[0].to - stretches[0].from > 1 - 1e-3;
    if (!isAllSlow) {
      const over = refracted(stretches, ax, ay, bx, by);
      return Math.min(cost, wayOver(ax, ay, over, bx, by, cost - GAIN));
    }
    for (const { factor, onTable } of slow.shapes) {
      const walk = edgeWalk(onTable, factor, ax, ay, bx, by);
      if (walk === null || walk[4] >= cost - GAIN) continue;
      const over = [...room.onto(walk[0], walk[1]), ...room.onto(walk[2], walk[3])];
      cost = Math.min(cost, wayOver(ax, ay, over, bx, by, cost - GAIN));
    }
    return cost;
  };

  const levelLeg = (level: Level, ax: number, ay: number, bx: number, by: number, limit: number): number => {
    const length = distance(ax, ay, bx, by);
    if (length > limit) return Infinity;
    if (!isOpen(level, ax, ay, bx, by)) return overLeg(climbing, level, ax, ay, bx, by, limit);
    if (level.z > 0) return length;
    const stretches = slow.stretches(ax, ay, bx, by);
    return stretches.length === 0 ? length : slowLeg(stretches, ax, ay, bx, by);
  };

  const cost: Legs['cost'] = (ax, ay, az, bx, by, bz, limit) => {
    bends.length = 0;
    const from = room.levelAt(az);
    if (az === bz) return levelLeg(from, ax, ay, bx, by, limit);
    const to = room.levelAt(bz);
    return az < bz
      ? climbLeg(climbing, from, to, ax, ay, bx, by, limit)
      : descentLeg(climbing, from, to, ax, ay, bx, by, limit);
  };

  return {
    room: wholeRoom,
    slow: allSlow,
    mantle,
    lift: liftOf(wholeRoom, costs, mantle),
    bends,
    excess(fromZ, toZ) {
      if (fromZ === toZ) return 0;
      return toZ > fromZ ? mantle - costs.mantle - step : -costs.descent - step;
    },
    focus(x, y, reach, bases) {
      openRoom = wholeRoom.around(x, y, reach, []);
      room = bases.length === 0 ? openRoom : openRoom.around(x, y, reach, bases);
      slow = allSlow.around(x, y, reach);
    },
    isSlowAround: () => slow.shapes.length > 0,
    isSlowNear: (ax, ay, bx, by) => slow.shapes.some((shape) => isNear(shape, 0, ax, ay, bx, by)),
    cost,
    openBends(ax, ay, az, bx, by, bz, limit) {
      const withBases = room;
      room = openRoom;
      cost(ax, ay, az, bx, by, bz, limit);
      room = withBases;
      return bends;
    },
  };
}

/** What the cheapest climb carries for nothing beyond its own cost. */
function liftOf(room: Room, costs: MoveCosts, mantle: Length): Length {
  if (room.levels.length === 1) return 0;
  return Math.max(0, mantle - costs.mantle - costs.climb * leastStep(room));
}

/** The least height between two levels. */
function leastStep({ levels }: Room): Length {
  return Math.min(...levels.slice(1).map((level, i) => level.z - levels[i].z));
}
