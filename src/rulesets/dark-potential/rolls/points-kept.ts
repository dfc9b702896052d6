import { AFFECTED, ROLLER } from './exchange.ts';
import type { ExchangeStakes } from './exchange-solver.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
const POINT_WORTH = {
  /** One that the next regeneration makes up for, since it stops at base (DP-REGEN-03). */
  returning: 0.3,
  /** One that is missing for good. */
  lasting: 0.5,
} as const;

/** Policies look this many points ahead; a side that holds more is rare. */
export const POINTS_AHEAD = 6;

/** How many numbers of points there are that policies look ahead. */
const UP_TO_AHEAD = POINTS_AHEAD + 1;

/** What points that are left are worth goes by one of so many combinations. */
export const KINDS_OF_KEPT = 5 * UP_TO_AHEAD * UP_TO_AHEAD * UP_TO_AHEAD * UP_TO_AHEAD;

/**
 * What both sides of an exchange can spend on it, and how much of that no regeneration makes up for; and the same of
 * the points that the affected side keeps even if the affected model dies. Those are the last to be spent.
 */
export interface Holdings {
  readonly points: readonly [number, number];
  readonly lasting: readonly [number, number];
  readonly safe: number;
  readonly safeLasting: number;
}

/** What points that are left are worth, if those that return are spent before those that last. */
export function worthOfPoints(left: number, lasting: number): number {
  const last = Math.min(left, lasting);
  return POINT_WORTH.lasting * last + POINT_WORTH.returning * (left - last);
}

/** Worth of the points both sides have left, and a whole number below KINDS_OF_KEPT for what it goes by. */
export function keptOf(
  { points: [own, others], lasting, safe, safeLasting }: Holdings,
  lethal: number,
): { kept: ExchangeStakes['kept']; key: number } {
  const mine = foreseen(own, lasting[ROLLER]);
  const theirs = foreseen(others, lasting[AFFECTED]);
  // Quarters are near enough for a chance.
  const quarters = safe < others ? Math.round(4 * lethal) : 0;
  const spared = quarters > 0 ? inSight(others, safe) : 0;
  const sparedLasting = quarters > 0 && safeLasting < safe ? inSight(others, safeLasting) : POINTS_AHEAD;
  return {
    key:
      (((mine * UP_TO_AHEAD + theirs) * UP_TO_AHEAD + spared) * UP_TO_AHEAD + sparedLasting) * 5 + quarters,
    kept(mineLeft, theirsLeft, payoff) {
      const theirWorth = worthOfPoints(theirsLeft, theirs);
      const ahead = worthOfPoints(mineLeft, mine) - theirWorth;
      if (quarters === 0 || payoff < 1) return ahead;
      const sparedWorth = worthOfPoints(Math.min(theirsLeft, spared), sparedLasting);
      return ahead + (quarters / 4) * (theirWorth - sparedWorth);
    },
  };
}

/** The same, where all of some points count as no fewer than any: those who hold so many never have more left. */
function foreseen(points: number, last: number): number {
  return last < points ? inSight(points, last) : POINTS_AHEAD;
}

/** How many of the last of some points are among those that policies look ahead, which are the first to be spent. */
function inSight(points: number, last: number): number {
  return Math.max(0, last - Math.max(0, points - POINTS_AHEAD));
}
