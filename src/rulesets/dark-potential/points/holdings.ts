import { isAlive, type Match } from '../match/match.ts';
import { type Holdings, worthOfPoints } from '../rolls/points-kept.ts';
import { pointsIn } from './purse.ts';
import { lastingIn } from './regeneration.ts';

/** Worth of points that are paid from some purses. */
export function worthOfPaying(m: Match, purses: readonly number[], points: number): number {
  const [held, lasting] = [pointsIn(m, purses), lastingPoints(m, purses)];
  return worthOfPoints(held, lasting) - worthOfPoints(held - points, lasting);
}

/** What both sides of an exchange hold in their purses; `affected` is the model at risk, or negative for nobody. */
export function holdingsOf(
  m: Match,
  affected: number,
  [mine, theirs]: readonly [readonly number[], readonly number[]],
): Holdings {
  let [points, lasting, safe, safeLasting] = [0, 0, 0, 0];
  for (const purse of theirs) {
    const held = m.state.points[purse];
    const last = lastingIn(m, purse);
    points += held;
    lasting += last;
    if (affected >= 0 && diesWith(m, affected, purse)) continue;
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

/** Whether what a purse holds is lost if a model dies: its own, and its unit's if it is the last of that. */
function diesWith(m: Match, model: number, purse: number): boolean {
  const { units, models } = m.book;
  if (purse >= units.length) return purse - units.length === model;
  if (purse !== models[model].unit) return false;
  for (const mate of units[purse].members) if (mate !== model && isAlive(m, mate)) return false;
  return true;
}

/** How many points in some purses would still be missing after the next regeneration if all were spent. */
function lastingPoints(m: Match, purses: readonly number[]): number {
  let lasting = 0;
  for (const purse of purses) lasting += lastingIn(m, purse);
  return lasting;
}
