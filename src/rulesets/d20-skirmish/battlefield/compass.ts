import type { Point } from '../../../kernel/entities.ts';
import { facings } from '../../../kernel/geometry/arc.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { ABOUT, COMPASS } from '../matchup/gaits.ts';

/** Directions as unit vectors, clockwise from straight up the table. */
const POINTS = facings(COMPASS).map(([x, y]) => {
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length] as const;
});

/** The step of the compass that points most nearly from one standing point to another. */
export function headingTo({ x, y }: Ground, from: Point, to: Point): number {
  const [dx, dy] = [x[to] - x[from], y[to] - y[from]];
  let best = 0;
  let most = -Infinity;
  POINTS.forEach(([ux, uy], step) => {
    const along = ux * dx + uy * dy;
    if (along > most) [best, most] = [step, along];
  });
  return best;
}

/** Steps between two headings. */
export function turnBetween(a: number, b: number): number {
  const steps = Math.abs(a - b);
  return Math.min(steps, COMPASS - steps);
}

/** The heading that comes out of turning towards another one by some steps at most. */
export function turned(from: number, towards: number, most: number): number {
  if (turnBetween(from, towards) <= most) return towards;
  const clockwise = (towards - from + COMPASS) % COMPASS < ABOUT;
  return (from + (clockwise ? most : COMPASS - most)) % COMPASS;
}

export function opposite(heading: number): number {
  return (heading + ABOUT) % COMPASS;
}
