import { AFFECTED, ROLLER } from './exchange.ts';
import type { ExchangeStakes } from './exchange-solver.ts';

/** What a Command Point is worth to a policy that holds it, in worth of models. */
export const POINT_WORTH = {
  /** One that the next regeneration makes up for, since it stops at base (DP-REGEN-03). */
  returning: 0.3,
  /** One that is missing for good. */
  lasting: 0.5,
} as const;

/** Policies look this many points ahead; a side that holds more is rare. */
export const POINTS_AHEAD = 6;

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

/** Worth of the points both sides have left, and what it goes by, in words. */
export function keptOf(
  { points: [own, others], lasting, safe, safeLasting }: Holdings,
  lethal: number,
): { kept: ExchangeStakes['kept']; key: string } {
  const mine = foreseen(own, lasting[ROLLER]);
  const theirs = foreseen(others, lasting[AFFECTED]);
  // Quarters are near enough for a chance.
  const quarters = safe < others ? Math.round(4 * lethal) : 0;
  const spared = quarters > 0 ? [foreseen(others, safe), foreseen(others, safeLasting)] : [0, 0];
  return {
    key: [mine, theirs, quarters, ...spared].join(),
    kept(mineLeft, theirsLeft, payoff) {
      const theirWorth = worthOfPoints(theirsLeft, theirs);
      const ahead = worthOfPoints(mineLeft, mine) - theirWorth;
      if (quarters === 0 || payoff < 1) return ahead;
      const sparedWorth = worthOfPoints(Math.min(theirsLeft, spared[0]), spared[1]);
      return ahead + (quarters / 4) * (theirWorth - sparedWorth);
    },
  };
}

/** How many of the last of some points are among those that policies look ahead, which are the first to be spent. */
function foreseen(points: number, last: number): number {
  return Math.max(0, last - Math.max(0, points - POINTS_AHEAD));
}
