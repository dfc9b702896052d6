/** Standing point of whoever is not on the table. */
export const NOWHERE = -1;

/** Points of those on the table but one, given where each stands. */
export function takenPoints(standing: ArrayLike<number>, but: number): number[] {
  const taken: number[] = [];
  for (let one = 0; one < standing.length; one++) {
    if (one !== but && standing[one] !== NOWHERE) taken.push(standing[one]);
  }
  return taken;
}

/** Points of those of some who are on the table. */
export function pointsOf(standing: ArrayLike<number>, some: readonly number[]): number[] {
  const points: number[] = [];
  for (const one of some) if (standing[one] !== NOWHERE) points.push(standing[one]);
  return points;
}

/** What tells whether bases on two points would overlap. */
interface Overlaps {
  overlap(a: number, b: number): boolean;
}

/** Whether a base on a point would overlap none on others. */
export function isFree({ overlap }: Overlaps, at: number, taken: readonly number[]): boolean {
  for (const other of taken) if (other === at || overlap(at, other)) return false;
  return true;
}
