import type { Match } from './match.ts';
import { pointsIn } from './purse.ts';
import { lastingIn } from './regeneration.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
export const POINT_WORTH = {
  /** One that the next regeneration makes up for, since it stops at base (DP-REGEN-03). */
  returning: 0.3,
  /** One that is missing for good. */
  lasting: 0.5,
} as const;

/** What points that are left are worth, if those that return are spent before those that last. */
export function worthOfPoints(left: number, lasting: number): number {
  const last = Math.min(left, lasting);
  return POINT_WORTH.lasting * last + POINT_WORTH.returning * (left - last);
}

/** Worth of points that are paid from some purses. */
export function worthOfPaying(m: Match, purses: readonly number[], points: number): number {
  const [held, lasting] = [pointsIn(m, purses), lastingPoints(m, purses)];
  return worthOfPoints(held, lasting) - worthOfPoints(held - points, lasting);
}

/** How many points in some purses would still be missing after the next regeneration if all were spent. */
export function lastingPoints(m: Match, purses: readonly number[]): number {
  let lasting = 0;
  for (const purse of purses) lasting += lastingIn(m, purse);
  return lasting;
}
