import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { createRecent } from '../recent.ts';
import type { MoveCosts } from '../ways.ts';
import { type Bend, isTaut } from './bend.ts';
import { type KeptLegs, legsIn, packLegs } from './kept-legs.ts';
import { type LegList, longerList, noLegs } from './leg-list.ts';
import { createLegs, type Legs } from './legs.ts';
import type { Base } from './room.ts';
import { brinks, turningPlaces } from './turning-places.ts';

/**
 * What ways are made of: the standing points of a table are nodes 0 .. points - 1, the places where ways turn are
 * nodes points .. size - 1, and legs join them.
 */
export interface Graph {
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
  /** As `legs.focus`; lists of legs are made without regard to it. */
  focus(x: number, y: number, reach: Length, bases: readonly Base[]): void;
  /** Cost of the leg from one node to another in what is looked at; Infinity where no shortest way has it. */
  legCost(from: number, to: number, limit: Length): number;
  /** All legs from a node that cost at most `limit`, kept for the next caller; may hold dearer ones too. */
  legsFrom(node: number, limit: Length): LegList;
  /** All lists of legs that are known. */
  keptLegs(): KeptLegs;
  /** How many of them were worked out or made longer here. */
  readonly madeLegs: number;
}

/** Lists grow to these limits, a little more than usual moves; each has about twice as many legs as the one before. */
const LIMITS: readonly Length[] = [3, 4.25, 6, 8, 12, 17, 24].map((inches) => inches * INCH + 2);

/** @param recalled lists of legs that need not be worked out anew */
export function createGraph(ground: Ground, costs: MoveCosts, recalled?: KeptLegs): Graph {
  const legs = createLegs(ground, costs);
  const bends = turningPlaces(ground, legs);
  const onBrink = brinks(ground, legs, (x, y, reach) => pointsNear(ground, x, y, reach));
  const points = ground.count;
  const size = points + bends.length;
  const isRelay = Uint8Array.from({ length: size }, (_, i) => (i >= points || onBrink.has(i) ? 1 : 0));
  const coordinate = (axis: 'x' | 'y' | 'z') => {
    const all = new Float64Array(size);
    all.set(ground[axis]);
    for (const [i, bend] of bends.entries()) all[points + i] = bend[axis];
    return all;
  };
  const x = coordinate('x');
  const y = coordinate('y');
  const z = coordinate('z');
  const kept = createRecent<LegList>(size);
  const isListed = new Uint8Array(size);
  let madeLegs = 0;
  let focused: Parameters<Legs['focus']> = [0, 0, 0, []];
  const focus: Legs['focus'] = (...on) => {
    focused = on;
    legs.focus(...on);
  };

  const known = (node: number): LegList | undefined => kept.get(node) ?? (recalled && legsIn(recalled, node));

  const isTight = (a: number, b: number): boolean => {
    if (z[a] !== z[b]) return true;
    const taut =
      (a < points || isTaut(bends[a - points], x[b], y[b])) &&
      (b < points || isTaut(bends[b - points], x[a], y[a]));
    // A leg that difficult ground bends leaves in another direction than its end lies.
    return taut || (z[a] === 0 && legs.isSlowNear(x[a], y[a], x[b], y[b]));
  };

  const legCost = (from: number, to: number, limit: Length): number =>
    isTight(from, to) ? legs.cost(x[from], y[from], z[from], x[to], y[to], z[to], limit) : Infinity;

  /** A list of the legs from a node, grown to a limit. */
  const grown = (list: LegList, node: number, limit: Length): LegList => {
    const to: number[] = [];
    const cost: number[] = [];
    const reach = limit + legs.lift;
    const before = focused;
    focus(x[node], y[node], reach + ground.radius, []);
    const add = (other: number) => {
      const dx = x[other] - x[node];
      const dy = y[other] - y[node];
      if (dx * dx + dy * dy > reach * reach || other === node || isListed[other] === 1) return;
      const leg = legCost(node, other, limit);
      if (leg > limit) return;
      to.push(other);
      cost.push(leg);
    };
    for (const other of list.to) isListed[other] = 1;
    for (const other of pointsNear(ground, x[node], y[node], reach)) add(other);
    for (let other = points; other < size; other++) add(other);
    for (const other of list.to) isListed[other] = 0;
    focus(...before);
    madeLegs++;
    return longerList(list, limit, to, cost);
  };

  return {
    ground,
    legs,
    points,
    size,
    x,
    y,
    z,
    bends,
    isRelay,
    focus,
    legCost,
    legsFrom(node, limit) {
      const list = known(node) ?? noLegs();
      if (list.limit >= limit) return list;
      const longer = grown(list, node, LIMITS.find((usual) => usual >= limit) ?? limit);
      kept.set(node, longer);
      return longer;
    },
    keptLegs: () => packLegs(size, known),
    get madeLegs() {
      return madeLegs;
    },
  };
}

/** Standing points in the square around (x, y) with sides of twice `reach`, in ascending order. */
export function pointsNear(ground: Ground, x: number, y: number, reach: Length): number[] {
  const { columns, rows, cell, pitch, count, column, row } = ground;
  const toColumn = (at: number) => at / pitch + (columns - 1) / 2;
  const toRow = (at: number) => at / pitch + (rows - 1) / 2;
  const lastColumn = Math.min(columns - 1, Math.floor(toColumn(x + reach)));
  const lastRow = Math.min(rows - 1, Math.floor(toRow(y + reach)));
  const points: number[] = [];
  for (let r = Math.max(0, Math.ceil(toRow(y - reach))); r <= lastRow; r++) {
    for (let c = Math.max(0, Math.ceil(toColumn(x - reach))); c <= lastColumn; c++) {
      const first = cell[r * columns + c];
      if (first < 0) continue;
      for (let point = first; point < count && column[point] === c && row[point] === r; point++) {
        points.push(point);
      }
    }
  }
  return points;
}
