import type { Manner } from '../attack/aim.ts';
import { fire, fireBeside } from '../attack/fire.ts';
import { fireJointly } from '../attack/fire-together.ts';
import { acted, isLeft, isOnTable, type Match, settingsOf, tellOf } from '../match/match.ts';
import { partnerOf } from '../match/partners.ts';
import { FREE } from '../moves/orders.ts';
import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { activate, finish, lapse, prepare, takeAction } from './activation.ts';

/** Activates a unit, and its partner with it where they are fire teams (SQ-FT-03). */
export function activateWithPartner(m: Match, unit: Unit): void {
  const partner = partnerOf(m, unit);
  const { together } = settingsOf(m, unit).fireTeams;
  const areThere = isOnTable(m, unit) && partner !== NO_UNIT && isOnTable(m, partner);
  if (!areThere || !together.on || m.state.done[partner] > 0) {
    activate(m, unit);
    return;
  }
  acted(m, CLAUSE.fireTeams.pairs);
  acted(m, CLAUSE.fireTeams.together);
  if (settingsOf(m, unit).fireTeams.near.on) acted(m, CLAUSE.fireTeams.near);
  const teams = [unit, partner] as const;
  const [orders, others] = teams.map((team) => {
    tellOf(m, 'activation', team, 'is activated');
    return prepare(m, team);
  });
  const helper = others === FREE && isOnTable(m, partner) ? partner : undefined;
  // The nerve of one may cost the army its heart, and with it the other.
  const first = orders !== undefined && isLeft(m, unit) ? takeAction(m, unit, orders, helper) : undefined;
  const mayAct = others !== undefined && isLeft(m, partner) && m.state.fought[partner] === 0;
  const manners = [first, mayAct ? takeAction(m, partner, others) : undefined];
  fireBoth(m, teams, manners);
  teams.forEach((team, i) => {
    const hasActed = [orders, others][i] !== undefined && isLeft(m, team);
    if (hasActed) finish(m, team);
    else lapse(m, team);
  });
}

/** Both shoot together, teams of either beside them, or each by itself. */
function fireBoth(
  m: Match,
  teams: readonly [Unit, Unit],
  [first, second]: readonly (Manner | undefined)[],
): void {
  const areThere = teams.every((team) => isOnTable(m, team));
  if (areThere && first && second && fireJointly(m, teams, [first, second])) {
    fireBeside(m, teams[0], first);
    fireBeside(m, teams[1], second);
    return;
  }
  if (first && isLeft(m, teams[0])) fire(m, teams[0], first);
  if (second && isLeft(m, teams[1])) fire(m, teams[1], second);
}
