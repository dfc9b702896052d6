import type { Point, Seat } from './entities.ts';
import type { Ground } from './ground.ts';
import type { Reach } from './ways.ts';

/**
 * All standing points as a seat numbers them: seat 1 from its own edge, so that lower numbers favour nobody. Of points
 * above each other both seats have the lowest first.
 */
export function pointsInOwnFrame({ count, column, row }: Ground, seat: Seat): Point[] {
  if (seat === 0) return Array.from({ length: count }, (_, i) => i);
  const points: Point[] = [];
  for (let end = count; end > 0; ) {
    let first = end - 1;
    while (first > 0 && column[first - 1] === column[first] && row[first - 1] === row[first]) first--;
    for (let at = first; at < end; at++) points.push(at);
    end = first;
  }
  return points;
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
