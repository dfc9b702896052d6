import type { Length } from '../../../kernel/length.ts';
import { CLEAR, LOST } from '../../../kernel/ways.ts';
import { type Match, placeOf, seatOf } from '../match/match.ts';
import type { Point, Unit } from '../units/entities.ts';
import { inTheWay, mayEnd, searchedFor, waysOf } from './moves.ts';

/** Where a move of a unit on the ground may end, as far as it is worth weighing. */
export interface Ends {
  /** Within a move, cheapest first; where it is comes first. */
  readonly near: readonly Point[];
  /** Farther than that, within a rush. */
  readonly far: readonly Point[];
  /** Whether enemies are in the usual way to a place, so that another has to be looked for. */
  isDoubtful(at: Point): boolean;
  /** Whether a way past them leads there within an allowance. */
  isReached(at: Point, allowance: Length): boolean;
}

/**
 * @param rush 0 where it does not rush
 * @param isLoose whether places are listed to which only the usual way is known: what ways past the enemy cost takes long
 *   to find out, and few of them are ever gone
 */
export function endsOf(m: Match, unit: Unit, move: Length, rush: Length, isLoose: boolean): Ends {
  const ways = waysOf(m, unit);
  const from = placeOf(m, unit);
  const met = inTheWay(m, unit);
  const limit = searchedFor(m, unit, move, 'ways');
  const { point, cost } = ways.reachAs(seatOf(m, unit), from, limit, isLoose ? [] : met);
  const { count, fate } = ways.cutOff(from, limit, isLoose ? met : []);
  const doubtful = new Set<number>();
  const near: Point[] = [];
  const far: Point[] = [];
  const farthest = Math.max(move, rush);
  const mayStop = mayEnd(m, unit, farthest);
  for (let i = 0; i < point.length && cost[i] <= farthest; i++) {
    const at = point[i];
    const isClear = count === 0 || fate[at] === CLEAR;
    if ((!isClear && fate[at] === LOST) || !mayStop(at)) continue;
    if (!isClear) doubtful.add(at);
    (cost[i] <= move ? near : far).push(at);
  }
  return {
    near,
    far,
    isDoubtful: (at) => doubtful.has(at),
    isReached: (at, allowance) => !doubtful.has(at) || ways.cost(from, at, limit, met) <= allowance,
  };
}
