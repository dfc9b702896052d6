import type { Point } from './entities.ts';
import type { Ground } from './ground.ts';
import { INCH, type Length, MILLIMETRE } from './length.ts';

/** Every model is an upright cylinder of 25 mm x 32 mm whose eye is on its axis, 28 mm above the surface. */
export const BASE_RADIUS: Length = 12.5 * MILLIMETRE;
export const MODEL_HEIGHT: Length = 32 * MILLIMETRE;
export const EYE_HEIGHT: Length = 28 * MILLIMETRE;

/** Bases this close, or closer, touch: on the fine lattice no pair of points is exactly one base apart in every direction. */
export const CONTACT_GAP: Length = 3 * MILLIMETRE;

/**
 * How the distance between two models is measured: from edge to edge of the bases in three dimensions, the same
 * without heights, or from centre to centre in three dimensions.
 */
export type Measure = 'edge' | 'planar' | 'centre';

/** Distance between models standing on points `a` and `b`, not rounded; bases that overlap are 0 apart in the plane. */
export function distanceBetween(ground: Ground, a: Point, b: Point, measure: Measure = 'edge'): Length {
  const dx = ground.x[b] - ground.x[a];
  const dy = ground.y[b] - ground.y[a];
  const dz = measure === 'planar' ? 0 : ground.z[b] - ground.z[a];
  const planar = Math.sqrt(dx * dx + dy * dy);
  const across = measure === 'centre' ? planar : Math.max(0, planar - 2 * ground.radius);
  return dz === 0 ? across : Math.sqrt(across * across + dz * dz);
}

/** Whether bases on two points would overlap; on surfaces an inch or more apart they do not. */
export function overlapOn({ x, y, z, radius }: Ground): (a: Point, b: Point) => boolean {
  const limit = 4 * radius * radius;
  return (a, b) => {
    const dx = x[a] - x[b];
    const dy = y[a] - y[b];
    return dx * dx + dy * dy < limit && Math.abs(z[a] - z[b]) < INCH;
  };
}
