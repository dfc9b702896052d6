import type { Point } from '../../kernel/entities.ts';
import { INCH, type Length } from '../../kernel/length.ts';

/** Within this distance friends are beside a place, and so many of them count. */
const NEAR = 3 * INCH;
const MOST = 3;
/** What each of them is worth, in worth of models. */
const EACH = 0.08;

/**
 * What it is worth to have friends beside a place: whoever runs ahead of them is alone with all enemies.
 *
 * @param friends where they stand
 */
export function companyAmong(
  distance: (a: Point, b: Point) => Length,
  friends: readonly Point[],
): (place: Point) => number {
  return (place) => {
    let beside = 0;
    for (const at of friends) if (distance(place, at) <= NEAR) beside++;
    return EACH * Math.min(MOST, beside);
  };
}
