import { type Model, NOWHERE, type Point } from '../entities.ts';

/** Points of those on the table but one, given where each stands. */
export function takenPoints(standing: ArrayLike<Point>, but: Model): Point[] {
  const taken: Point[] = [];
  for (let one = 0; one < standing.length; one++) {
    if (one !== but && standing[one] !== NOWHERE) taken.push(standing[one]);
  }
  return taken;
}

/** Points of those of some who are on the table. */
export function pointsOf(standing: ArrayLike<Point>, some: readonly Model[]): Point[] {
  const points: Point[] = [];
  for (const one of some) if (standing[one] !== NOWHERE) points.push(standing[one]);
  return points;
}

/** What tells whether bases on two points would overlap. */
interface Overlaps {
  overlap(a: Point, b: Point): boolean;
}

/** Whether a base on a point would overlap none on others. */
export function isFree({ overlap }: Overlaps, at: Point, taken: readonly Point[]): boolean {
  for (const other of taken) if (other === at || overlap(at, other)) return false;
  return true;
}
