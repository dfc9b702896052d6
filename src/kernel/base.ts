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
 * Distance between models on two points, not rounded; bases that overlap are 0 apart in the plane.
 *
 * @param diameter what is left out between two centres: a base's, unless centres are measured
 * @param slanted whether heights count
 */
export function distanceOn(
  { x, y, z, radius }: Ground,
  diameter: Length = 2 * radius,
  slanted = true,
): (a: Point, b: Point) => Length {
  return (a, b) => {
    const dx = x[a] - x[b];
    const dy = y[a] - y[b];
    return gapOver(dx * dx + dy * dy, slanted ? z[a] - z[b] : 0, diameter);
  };
}

/** Distance from base to base, by the square of that between their centres on the level, and the height between them. */
export function gapOver(square: number, rise: Length, diameter: Length): Length {
  const flat = Math.max(0, Math.sqrt(square) - diameter);
  return rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise);
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
