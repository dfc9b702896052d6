import type { Model } from '../../../kernel/entities.ts';
import { isAlive, type Match, settingsOf } from '../match/match.ts';
import { type Holdings, worthOfPoints } from '../rolls/points-kept.ts';
import { pointsIn } from './point-pool.ts';
import { lastingIn } from './regeneration.ts';

/** Worth of points that are paid from some pools. */
export function worthOfPaying(m: Match, pools: readonly number[], points: number): number {
  const [held, lasting] = [pointsIn(m, pools), lastingPoints(m, pools)];
  return worthOfPoints(held, lasting) - worthOfPoints(held - points, lasting);
}

/** What both sides of an exchange hold in their pools; `affected` is the model at risk, or negative for nobody. */
export function holdingsOf(
  m: Match,
  affected: number,
  [mine, theirs]: readonly [readonly number[], readonly number[]],
): Holdings {
  let [points, lasting, safe, safeLasting] = [0, 0, 0, 0];
  for (const pool of theirs) {
    const held = m.state.points[pool];
    const last = lastingIn(m, pool);
    points += held;
    lasting += last;
    if (affected >= 0 && diesWith(m, affected, pool)) continue;
    safe += held;
    safeLasting += last;
  }
  return {
    points: [pointsIn(m, mine), points],
    lasting: [lastingPoints(m, mine), lasting],
    safe,
    safeLasting,
  };
}

/** Whether what a pool holds is lost if a model dies: its own, and its unit's if it is the last of that; none without DP-CP-01. */
function diesWith(m: Match, model: Model, pool: number): boolean {
  if (!settingsOf(m, model).commandPoints.own.on) return false;
  const { units, models } = m.matchup;
  if (pool >= units.length) return pool - units.length === model;
  if (pool !== models[model].unit) return false;
  for (const mate of units[pool].members) if (mate !== model && isAlive(m, mate)) return false;
  return true;
}

/** How many points in some pools would still be missing after the next regeneration if all were spent. */
function lastingPoints(m: Match, pools: readonly number[]): number {
  let lasting = 0;
  for (const pool of pools) lasting += lastingIn(m, pool);
  return lasting;
}
