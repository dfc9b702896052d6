import type { Point, Seat } from './entities.ts';
import type { Ground } from './ground.ts';
import type { Reach } from './ways.ts';

/** All standing points as a seat numbers them: seat 1 from its own edge, so that lower numbers favour nobody. */
export function pointsInOwnFrame({ count }: Ground, seat: Seat): Point[] {
  return Array.from({ length: count }, (_, i) => (seat === 0 ? i : count - 1 - i));
}

/** Points within reach, cheapest first; among equals seat 1 sees its highest number first. Costs are in the same order. */
export function reachInOwnFrame({ count, point, cost }: Reach, seat: Seat): Uint16Array {
  if (seat === 0) return point.subarray(0, count);
  const order = new Uint16Array(count);
  for (let first = 0; first < count; ) {
    let end = first + 1;
    while (end < count && cost[end] === cost[first]) end++;
    for (let i = first; i < end; i++) order[i] = point[end - 1 - (i - first)];
    first = end;
  }
  return order;
}

/** Those of the points within reach that count, in the order of `reachInOwnFrame`. */
export function chosenInOwnFrame(reach: Reach, seat: Seat, counts: (at: Point) => boolean): Point[] {
  const chosen: Point[] = [];
  for (const at of reachInOwnFrame(reach, seat)) if (counts(at)) chosen.push(at);
  return chosen;
}
