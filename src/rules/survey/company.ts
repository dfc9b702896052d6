import type { Point } from '../../kernel/entities.ts';
import type { Length } from '../../kernel/length.ts';

/** So many friends beside a place count. */
const MOST = 3;
/** What each of them is worth, in worth of models. */
const EACH = 0.08;

/**
 * What it is worth to have friends beside a place: whoever runs ahead of them is alone with all enemies.
 *
 * @param near within this distance they are beside it
 * @param friends where they stand
 */
export function companyAmong(
  near: Length,
  distance: (a: Point, b: Point) => Length,
  friends: readonly Point[],
): (place: Point) => number {
  return (place) => {
    let beside = 0;
    for (const at of friends) if (distance(place, at) <= near && ++beside === MOST) break;
    return mostCompany(beside);
  };
}

/** What it is worth to have so many friends beside a place, and the most that so many could make of any. */
export function mostCompany(friends: number): number {
  return EACH * Math.min(MOST, friends);
}

/**
 * The first of the places that are worth most, company counted: it is looked for only where it could make a place the best.
 *
 * @param alone what a place is worth without
 */
export function bestInCompany(
  places: readonly Point[],
  alone: (place: Point) => number,
  company: (place: Point) => number,
): Point {
  let best = places[0];
  let most = -Infinity;
  for (const place of places) {
    const bare = alone(place);
    if (bare + mostCompany(MOST) <= most) continue;
    const worth = bare + company(place);
    if (worth > most) [best, most] = [place, worth];
  }
  return best;
}
