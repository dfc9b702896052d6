import type { Point } from './entities.ts';

/** Every so many of some places, so that no more than `most` are left. */
export function thinned(places: readonly Point[], most: number): Point[] {
  const step = Math.max(1, Math.ceil(places.length / most));
  return places.filter((_, i) => i % step === 0);
}
