import type { Point } from '../entities.ts';
import type { Length } from '../length.ts';
import { type Blockers, CLEAR, LOST, type Ways } from '../ways.ts';

/** Where a move may end past bases in the way. */
export interface LooseEnds {
  /** Points that a way without them leads to; of those it is found out one by one whether another way does. */
  readonly places: Point[];
  /** Finds out about a place by its number in the list and, if no way leads there, takes it off; whether it did. */
  settle(place: number): boolean;
}

/** Ends of which none is in doubt. */
export function sureEnds(places: Point[]): LooseEnds {
  return { places, settle: () => false };
}

/**
 * Those of some ends within reach of a point that nobody is in the way of, and those which another way may lead to: to
 * search one for each takes long, and few are ever asked about.
 *
 * @param listed in the order in which they are wanted, what is within reach with nobody in the way
 */
export function looseEnds(
  ways: Ways,
  from: Point,
  allowance: Length,
  blockers: Blockers,
  listed: readonly Point[],
): LooseEnds {
  const { count, fate } = ways.cutOff(from, allowance, blockers);
  if (count === 0) return sureEnds(listed.slice());
  const places = listed.filter((at) => fate[at] !== LOST);
  const doubtful = places.filter((at) => fate[at] !== CLEAR);
  return {
    places,
    settle(place) {
      const inDoubt = doubtful.indexOf(places[place]);
      if (inDoubt < 0) return false;
      doubtful.splice(inDoubt, 1);
      if (ways.cost(from, places[place], allowance, blockers) <= allowance) return false;
      places.splice(place, 1);
      return true;
    },
  };
}
