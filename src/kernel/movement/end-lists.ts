import type { Point, Seat } from '../entities.ts';
import type { Length } from '../length.ts';
import { reachInOwnFrame } from '../own-frame.ts';
import type { Ways } from '../ways.ts';

/**
 * Where a seat's moves may end that nobody is in the way of: by allowance and the point they start from, which comes
 * first, then cheapest first in the seat's own frame. Each list is made when somebody first asks, and kept.
 */
type EndLists = (from: Point, allowance: Length) => Uint16Array;

/** @param worthWeighing by point, 1 where a move may end at all; where it starts it may */
export function createEndLists(ways: Ways, seat: Seat, worthWeighing: Uint8Array): EndLists {
  const allowances: Length[] = [];
  const known: (Uint16Array | undefined)[][] = [];

  const listFrom = (from: Point, allowance: Length): Uint16Array =>
    reachInOwnFrame(ways.reach(from, allowance, []), seat).filter(
      (at) => at === from || worthWeighing[at] === 1,
    );

  return (from, allowance) => {
    let of = allowances.indexOf(allowance);
    if (of < 0) {
      of = allowances.push(allowance) - 1;
      known.push(new Array(worthWeighing.length).fill(undefined));
    }
    const lists = known[of];
    lists[from] ??= listFrom(from, allowance);
    return lists[from];
  };
}
