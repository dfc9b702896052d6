/** Friends whom it serves to be near, or who are served by it. */

import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { hasLeadershipFor, hasPointsFor, lendsLeadership, sharesInRange } from '../points/commanders.ts';
import { commandRange } from '../points/point-pool.ts';

/** Where a leader stands, and how far what he has for others goes. */
export interface Guide {
  readonly point: Point;
  readonly range: Length;
}

/** Where the friends of a model stand. */
export function friendsOf(m: Match, model: Model): Point[] {
  return standing(m, model, () => true);
}

/** How far the points of a Commander serve (DP-CP-02). */
export function servingRange(m: Match, model: Model): Length {
  return settingsOf(m, model).commandPoints.commander.reach * commandRange(m, model);
}

/** Where those stand whom a model serves by its points (DP-CP-02). */
export function servedBy(m: Match, model: Model): Point[] {
  const { models } = m.matchup;
  if (!models[model].profile.commander || !sharesInRange(settingsOf(m, model))) return [];
  return standing(m, model, (other) => hasPointsFor(models[model], models[other]));
}

function standing(m: Match, model: Model, holds: (other: Model) => boolean): Point[] {
  const points: Point[] = [];
  for (const other of m.matchup.force[seatOf(m, model)])
    if (other !== model && isOnTable(m, other) && holds(other)) points.push(m.state.point[other]);
  return points;
}

/** Of the command range of whoever has nothing for a model there. */
const NO_SHARE = -1;

/** Leaders whose command range, or the share of it that their points serve in (DP-CP-02, DP-CP-03), a model does well to stay in: of those who have something for it there. */
export function guidesOf(m: Match, model: Model): Guide[] {
  const { models, force } = m.matchup;
  const own = settingsOf(m, model);
  const [shares, lends] = [sharesInRange(own), lendsLeadership(own)];
  // Without DP-SQD-02 members need no leader near.
  const leader = own.squads.leader.on ? m.state.leader[models[model].unit] : NOBODY;
  const guides: Guide[] = [];
  const { squadLeader, commander } = own.commandPoints;
  for (const other of force[seatOf(m, model)]) {
    if (other === model || !isOnTable(m, other)) continue;
    let share = NO_SHARE;
    if (leader === other) share = squadLeader.reach;
    if (shares && hasPointsFor(models[other], models[model])) share = Math.max(share, commander.reach);
    if (lends && hasLeadershipFor(models[other], models[model])) share = Math.max(share, 1);
    if (share > NO_SHARE) guides.push({ point: m.state.point[other], range: share * commandRange(m, other) });
  }
  return guides;
}
