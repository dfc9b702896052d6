import type { Point } from '../entities.ts';
import { INCH, type Length } from '../length.ts';
import type { Reach } from '../ways.ts';

/** Kept lists go at least this far, since few moves are shorter. */
export const USUAL: Length = 6 * INCH;

/** More than any point's number. */
const POINTS = 65536;

/**
 * A reach list of the nodes that are standing points, those below `points`: costs rounded to whole 1/100 mm, those
 * above the limit left out, the start first and then cheapest first, by number among equals.
 */
export function reachList(
  start: number,
  points: number,
  nodes: ArrayLike<number>,
  costAt: (i: number) => number,
  limit: Length,
): Reach {
  const keys = new Float64Array(nodes.length);
  let count = 0;
  for (let i = 0; i < nodes.length; i++) {
    if (nodes[i] >= points || nodes[i] === start) continue;
    const cost = Math.round(costAt(i));
    if (cost <= limit) keys[count++] = cost * POINTS + nodes[i];
  }
  const sorted = keys.subarray(0, count).sort();
  const point = new Uint16Array(count + 1);
  const cost = new Uint16Array(count + 1);
  point[0] = start;
  for (let i = 0; i < count; i++) {
    cost[i + 1] = Math.floor(sorted[i] / POINTS);
    point[i + 1] = sorted[i] % POINTS;
  }
  return { count: count + 1, point, cost };
}

/** The beginning of a reach list, up to an allowance. */
export function reachWithin(list: Reach, allowance: Length): Reach {
  const count = countWithin(list.cost, list.count, allowance);
  return count === list.count ? list : { count, point: list.point, cost: list.cost };
}

/** How many of the first of some costs, cheapest first, are within an allowance. */
export function countWithin(cost: ArrayLike<number>, first: number, allowance: Length): number {
  let low = 0;
  let high = first;
  while (low < high) {
    const middle = (low + high) >> 1;
    if (cost[middle] <= allowance) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The cost of a point in a reach list, Infinity when it is not in it. */
export function costIn(list: Reach, to: Point): Length {
  const at = list.point.indexOf(to);
  return at >= 0 && at < list.count ? list.cost[at] : Infinity;
}
