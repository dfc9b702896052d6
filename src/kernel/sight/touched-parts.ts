import { BASE_RADIUS, CONTACT_GAP } from '../base.ts';
import type { Point } from '../entities.ts';
import { squaredToOutline } from '../geometry/distances.ts';
import { isBeside } from '../geometry/prism.ts';
import { isNear, shapeOf } from '../geometry/shape.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { Obscurer } from './obscurer.ts';

const TOUCH: Length = BASE_RADIUS + CONTACT_GAP;

/** Finds the walls and floors, as indices of obscurers, that a base on a standing point touches. */
export type TouchedParts = (at: Point) => readonly number[];

/**
 * Which parts of pieces bases touch: solids and floors at most 3 mm from a base, beside it or under it, but no veils.
 * Each point is worked out when first asked about and looked up from then on.
 */
export function createTouchedParts(
  { count, x, y, z }: Pick<Ground, 'count' | 'x' | 'y' | 'z'>,
  obscurers: readonly Obscurer[],
): TouchedParts {
  const known: (readonly number[] | undefined)[] = new Array(count);
  const shapes = obscurers.map(({ outline }) => shapeOf(outline));

  function isTouched(i: number, at: Point): boolean {
    const part = obscurers[i];
    if (!part.stops || !isBeside(part, z[at])) return false;
    if (!isNear(shapes[i], TOUCH, x[at], y[at], x[at], y[at])) return false;
    return squaredToOutline(part.outline, x[at], y[at]) <= TOUCH * TOUCH;
  }

  return (at) => {
    known[at] ??= obscurers.flatMap((_, i) => (isTouched(i, at) ? [i] : []));
    return known[at];
  };
}
