import { type ClockCache, createClockCache } from '../../caches/clock-cache.ts';
import { type Ground, pointsNear } from '../../ground.ts';
import { INCH, type Length } from '../../length.ts';
import type { MoveCosts } from '../../ways.ts';
import { type LegList, longerList, noLegs } from '../legs/leg-list.ts';
import { Legs } from '../legs/legs.ts';
import { type Bend, isTaut } from './bend.ts';
import { type KeptLegs, legsIn, packLegs } from './kept-legs.ts';
import { brinks, turningPlaces } from './turning-places.ts';

/** Lists grow to these limits, a little more than usual moves; each has about twice as many legs as the one before. */
const LIMITS: readonly Length[] = [3, 4.25, 6, 8, 12, 17, 24].map((inches) => inches * INCH + 2);

/**
 * What ways are made of: the standing points of a table are nodes 0 .. points - 1, the places where ways turn are
 * nodes points .. size - 1, and legs join them.
 */
export class Graph {
  readonly ground: Ground;
  readonly legs: Legs;
  readonly points: number;
  readonly size: number;
  readonly x: Float64Array<ArrayBuffer>;
  readonly y: Float64Array<ArrayBuffer>;
  readonly z: Float64Array<ArrayBuffer>;
  /** By node - points. */
  readonly bends: readonly Bend[];
  /** Nodes by which shortest ways pass: all bends, and standing points at the edge of floors. */
  readonly isRelay: Uint8Array;
  /** How many lists of legs were worked out or made longer here. */
  madeLegs = 0;
  private readonly recalled: KeptLegs | undefined;
  private readonly kept: ClockCache<LegList>;
  private readonly isListed: Uint8Array;
  private focused: Parameters<Legs['focus']> = [0, 0, 0, []];

  /** @param recalled lists of legs that need not be worked out anew */
  constructor(ground: Ground, costs: MoveCosts, recalled?: KeptLegs) {
    const points = ground.count;
    this.ground = ground;
    this.points = points;
    this.legs = new Legs(ground, costs);
    this.bends = turningPlaces(ground, this.legs);
    this.size = points + this.bends.length;
    this.x = coordinates(ground, this.bends, 'x');
    this.y = coordinates(ground, this.bends, 'y');
    this.z = coordinates(ground, this.bends, 'z');
    const onBrink = brinks(ground, this.legs, (x, y, reach) => pointsNear(ground, x, y, reach));
    this.isRelay = Uint8Array.from({ length: this.size }, (_, i) => (i >= points || onBrink.has(i) ? 1 : 0));
    this.recalled = recalled;
    this.kept = createClockCache<LegList>(this.size);
    this.isListed = new Uint8Array(this.size);
  }

  /** As `legs.focus`; lists of legs are made without regard to it. */
  focus(...on: Parameters<Legs['focus']>): void {
    this.focused = on;
    this.legs.focus(...on);
  }

  /** Cost of the leg from one node to another in what is looked at; Infinity where no shortest way has it. */
  legCost(from: number, to: number, limit: Length): number {
    const { legs, x, y, z } = this;
    return this.isTight(from, to)
      ? legs.cost(x[from], y[from], z[from], x[to], y[to], z[to], limit)
      : Infinity;
  }

  /** All legs from a node that cost at most `limit`, kept for the next caller; may hold dearer ones too. */
  legsFrom(node: number, limit: Length): LegList {
    const list = this.known(node) ?? noLegs();
    if (list.limit >= limit) return list;
    const longer = this.grown(list, node, LIMITS.find((usual) => usual >= limit) ?? limit);
    this.kept.set(node, longer);
    return longer;
  }

  /** All lists of legs that are known. */
  keptLegs(): KeptLegs {
    return packLegs(this.size, (node) => this.known(node));
  }

  private known(node: number): LegList | undefined {
    return this.kept.get(node) ?? (this.recalled && legsIn(this.recalled, node));
  }

  private isTight(a: number, b: number): boolean {
    const { bends, legs, points, x, y, z } = this;
    if (z[a] !== z[b]) return true;
    const taut =
      (a < points || isTaut(bends[a - points], x[b], y[b])) &&
      (b < points || isTaut(bends[b - points], x[a], y[a]));
    // A leg that difficult ground bends leaves in another direction than its end lies.
    return taut || (z[a] === 0 && legs.isSlowNear(x[a], y[a], x[b], y[b]));
  }

  /** A list of the legs from a node, grown to a limit. */
  private grown(list: LegList, node: number, limit: Length): LegList {
    const { ground, isListed, legs, points, size, x, y } = this;
    const to: number[] = [];
    const cost: number[] = [];
    const reach = limit + legs.lift;
    const before = this.focused;
    this.focus(x[node], y[node], reach + ground.radius, []);
    const add = (other: number) => {
      const dx = x[other] - x[node];
      const dy = y[other] - y[node];
      if (dx * dx + dy * dy > reach * reach || other === node || isListed[other] === 1) return;
      const leg = this.legCost(node, other, limit);
      if (leg > limit) return;
      to.push(other);
      cost.push(leg);
    };
    for (const other of list.to) isListed[other] = 1;
    for (const other of pointsNear(ground, x[node], y[node], reach)) add(other);
    for (let other = points; other < size; other++) add(other);
    for (const other of list.to) isListed[other] = 0;
    this.focus(...before);
    this.madeLegs++;
    return longerList(list, limit, to, cost);
  }
}

/** One axis of the places of all nodes: standing points, then bends. */
function coordinates(
  ground: Ground,
  bends: readonly Bend[],
  axis: 'x' | 'y' | 'z',
): Float64Array<ArrayBuffer> {
  const all = new Float64Array(ground.count + bends.length);
  all.set(ground[axis]);
  for (const [i, bend] of bends.entries()) all[ground.count + i] = bend[axis];
  return all;
}
