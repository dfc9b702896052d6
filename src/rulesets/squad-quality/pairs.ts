import { activate, finish, prepare, takeAction } from './activation.ts';
import { fire } from './fire.ts';
import { fireJointly } from './fire-jointly.ts';
import { acted, isLeft, isOnTable, type Match, settingsOf } from './match.ts';
import { partnerOf } from './partners.ts';
import { CLAUSE } from './rules/index.ts';
import type { Manner } from './shots.ts';

/** Activates a unit, and its partner with it where they are fire teams (SQ-FT-03). */
export function activateWithPartner(m: Match, unit: number): void {
  const partner = partnerOf(m, unit);
  const { together } = settingsOf(m, unit).fireTeams;
  if (partner < 0 || !together.on || m.state.done[partner] > 0 || !isOnTable(m, partner)) {
    activate(m, unit);
    return;
  }
  acted(m, CLAUSE.fireTeams.pairs);
  acted(m, CLAUSE.fireTeams.together);
  if (settingsOf(m, unit).fireTeams.near.on) acted(m, CLAUSE.fireTeams.near);
  const teams = [unit, partner] as const;
  const manners = teams.map((team): Manner | undefined => {
    const orders = prepare(m, team);
    return orders === undefined ? undefined : takeAction(m, team, orders);
  });
  fireBoth(m, teams, manners);
  for (const team of teams) if (isLeft(m, team)) finish(m, team);
}

/** Both shoot together or each by itself. */
function fireBoth(
  m: Match,
  teams: readonly [number, number],
  [first, second]: readonly (Manner | undefined)[],
): void {
  const areThere = teams.every((team) => isOnTable(m, team));
  if (areThere && first && second && fireJointly(m, teams, [first, second])) return;
  if (first && isLeft(m, teams[0])) fire(m, teams[0], first);
  if (second && isLeft(m, teams[1])) fire(m, teams[1], second);
}
