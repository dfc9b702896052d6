import { distance } from '../../geometry/distances.ts';
import { isNear } from '../../geometry/shape.ts';
import type { Ground } from '../../ground.ts';
import type { Length } from '../../length.ts';
import type { MoveCosts } from '../../ways.ts';
import { type Climbing, climbLeg, descentLeg, overLeg } from './climb-legs.ts';
import { edgeWalk } from './edge-walk.ts';
import { refracted } from './refraction.ts';
import { type Base, type Level, type Room, roomOn } from './room.ts';
import { type SlowGround, type SlowStretch, slowGroundOn } from './slow-ground.ts';

/** Legs that difficult ground bends gain at least this much by it. */
const GAIN = 1;

/** Ways without a turn round anything: straight, bent only where difficult ground begins or a floor is climbed. */
export class Legs {
  /** The whole table's. */
  readonly room: Room;
  readonly slow: SlowGround;
  /** Of the level way from touching the side of a floor onto it, this much is part of the climb. */
  readonly mantle: Length;
  /** How much longer than its cost a leg can be, seen from above. */
  readonly lift: Length;
  /** Where the leg last asked for bends: x, y, z, x, y, z, ... its ends left out, lifts as two places. */
  readonly bends: number[] = [];
  private readonly costs: MoveCosts;
  private readonly leastRise: number;
  private readonly climbing: Climbing;
  /** What is looked at, with bases in it and without, and its difficult ground. */
  private inSight: Room;
  private openInSight: Room;
  private slowInSight: SlowGround;

  constructor(ground: Ground, costs: MoveCosts) {
    this.costs = costs;
    this.room = this.inSight = this.openInSight = roomOn(ground.spec, costs);
    this.slow = this.slowInSight = slowGroundOn(ground.spec, costs);
    this.mantle = ground.radius + ground.pitch;
    this.lift = liftOf(this.room, costs, this.mantle);
    this.leastRise = costs.climb * leastStep(this.room);
    this.climbing = {
      costs,
      radius: ground.radius,
      mantle: this.mantle,
      bends: this.bends,
      straight: (level, ax, ay, bx, by) => this.straight(level, ax, ay, bx, by),
      room: () => this.inSight,
    };
  }

  /**
   * How much longer than its cost a whole way from one height to another can be, seen from above; below 0 for those
   * that climb at a cost. Holds where `lift` is 0: then further climbs gain nothing.
   */
  excess(fromZ: Length, toZ: Length): Length {
    if (fromZ === toZ) return 0;
    const { costs, leastRise, mantle } = this;
    return toZ > fromZ ? mantle - costs.mantle - leastRise : -costs.descent - leastRise;
  }

  /**
   * Until the next call nothing further than `reach` from (x, y) is looked at, so that no leg may go there, and
   * these bases stand in the way.
   */
  focus(x: number, y: number, reach: Length, bases: readonly Base[]): void {
    this.openInSight = this.room.around(x, y, reach, []);
    this.inSight = bases.length === 0 ? this.openInSight : this.openInSight.around(x, y, reach, bases);
    this.slowInSight = this.slow.around(x, y, reach);
  }

  /** Whether there is any difficult ground in what is looked at. */
  isSlowAround(): boolean {
    return this.slowInSight.shapes.length > 0;
  }

  /** Whether difficult ground is so close to a straight line that it may bend a leg. */
  isSlowNear(ax: number, ay: number, bx: number, by: number): boolean {
    return this.slowInSight.shapes.some((shape) => isNear(shape, 0, ax, ay, bx, by));
  }

  /** Where the cheapest leg from a to b bends when no bases stand in the way, as `bends`. */
  openBends(...leg: Parameters<Legs['cost']>): readonly number[] {
    const withBases = this.inSight;
    this.inSight = this.openInSight;
    this.cost(...leg);
    this.inSight = withBases;
    return this.bends;
  }

  /** Cost of the cheapest leg from a to b; Infinity when there is none, or none within `limit`. */
  cost(ax: number, ay: number, az: number, bx: number, by: number, bz: number, limit: number): number {
    const { bends, climbing, inSight } = this;
    bends.length = 0;
    const from = inSight.levelAt(az);
    if (az === bz) return this.levelLeg(from, ax, ay, bx, by, limit);
    const to = inSight.levelAt(bz);
    return az < bz
      ? climbLeg(climbing, from, to, ax, ay, bx, by, limit)
      : descentLeg(climbing, from, to, ax, ay, bx, by, limit);
  }

  private levelLeg(level: Level, ax: number, ay: number, bx: number, by: number, limit: number): number {
    const length = distance(ax, ay, bx, by);
    if (length > limit) return Infinity;
    if (!this.isOpen(level, ax, ay, bx, by)) return overLeg(this.climbing, level, ax, ay, bx, by, limit);
    if (level.z > 0) return length;
    const stretches = this.slowInSight.stretches(ax, ay, bx, by);
    return stretches.length === 0 ? length : this.slowLeg(stretches, ax, ay, bx, by);
  }

  /** From a to b on the ground through difficult stretches. */
  private slowLeg(stretches: readonly SlowStretch[], ax: number, ay: number, bx: number, by: number): number {
    const { inSight, slowInSight } = this;
    let cost = slowInSight.straight(ax, ay, bx, by);
    const isAllSlow = stretches.length === 1 && stretches[0].to - stretches[0].from > 1 - 1e-3;
    if (!isAllSlow) {
      const over = refracted(stretches, ax, ay, bx, by);
      return Math.min(cost, this.wayOver(ax, ay, over, bx, by, cost - GAIN));
    }
    for (const { factor, onTable } of slowInSight.shapes) {
      const walk = edgeWalk(onTable, factor, ax, ay, bx, by);
      if (walk === null || walk[4] >= cost - GAIN) continue;
      const over = [...inSight.onto(walk[0], walk[1]), ...inSight.onto(walk[2], walk[3])];
      cost = Math.min(cost, this.wayOver(ax, ay, over, bx, by, cost - GAIN));
    }
    return cost;
  }

  /** The cost of a way on the ground over some places; keeps them as bends when it is below `limit`. */
  private wayOver(
    ax: number,
    ay: number,
    over: readonly number[],
    bx: number,
    by: number,
    limit: number,
  ): number {
    const { bends, inSight } = this;
    const ends = [ax, ay, ...over, bx, by];
    let cost = 0;
    for (let i = 2; i < ends.length && cost < limit; i += 2) {
      cost += this.straight(inSight.levels[0], ends[i - 2], ends[i - 1], ends[i], ends[i + 1]);
    }
    if (cost >= limit) return Infinity;
    bends.length = 0;
    for (let i = 0; i < over.length; i += 2) bends.push(over[i], over[i + 1], 0);
    return cost;
  }

  private straight(level: Level, ax: number, ay: number, bx: number, by: number): number {
    if (!this.isOpen(level, ax, ay, bx, by)) return Infinity;
    return level.z === 0 ? this.slowInSight.straight(ax, ay, bx, by) : distance(ax, ay, bx, by);
  }

  private isOpen(level: Level, ax: number, ay: number, bx: number, by: number): boolean {
    return this.inSight.isClear(level, ax, ay, bx, by) && this.inSight.carries(level, ax, ay, bx, by);
  }
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
