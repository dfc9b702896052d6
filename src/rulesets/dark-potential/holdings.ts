import { isAlive, type Match } from './match.ts';
import { type Holdings, worthOfPoints } from './points-kept.ts';
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
  const safe = affected < 0 ? theirs : theirs.filter((purse) => !diesWith(m, affected, purse));
  return {
    points: [pointsIn(m, mine), pointsIn(m, theirs)],
    lasting: [lastingPoints(m, mine), lastingPoints(m, theirs)],
    safe: pointsIn(m, safe),
    safeLasting: lastingPoints(m, safe),
  };
}

/** Whether what a purse holds is lost if a model dies: its own, and its unit's if it is the last of that. */
function diesWith(m: Match, model: number, purse: number): boolean {
  const { units, models } = m.book;
  if (purse >= units.length) return purse - units.length === model;
  return (
    purse === models[model].unit && units[purse].members.every((mate) => mate === model || !isAlive(m, mate))
  );
}

/** How many points in some purses would still be missing after the next regeneration if all were spent. */
function lastingPoints(m: Match, purses: readonly number[]): number {
  let lasting = 0;
  for (const purse of purses) lasting += lastingIn(m, purse);
  return lasting;
}
