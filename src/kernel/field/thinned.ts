import type { Point } from '../entities.ts';

/** Every so many of the first of some places, so that no more than `most` are left. */
export function thinned(places: ArrayLike<Point>, most: number, count: number = places.length): Point[] {
  const step = Math.max(1, Math.ceil(count / most));
  const left: Point[] = [];
  for (let i = 0; i < count; i += step) left.push(places[i]);
  return left;
}
