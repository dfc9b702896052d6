/** Friends whom it serves to be near, or who are served by it. */

import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { lendsLeadership, sharesInRange } from '../points/commanders.ts';
import { commandRange } from '../points/point-pool.ts';

/** Where a leader stands, and how far his command goes. */
export interface Guide {
  readonly point: Point;
  readonly range: Length;
}

/** Where the friends of a model stand. */
export function friendsOf(m: Match, model: Model): Point[] {
  return standing(m, model, () => true);
}

/** Where those stand whom a model serves by its points: friends of other units, since its own has them anyway. */
export function servedBy(m: Match, model: Model): Point[] {
  return standing(m, model, (other) => sharesPoints(m, model, other));
}

function standing(m: Match, model: Model, holds: (other: Model) => boolean): Point[] {
  const points: Point[] = [];
  for (const other of m.matchup.force[seatOf(m, model)])
    if (other !== model && isOnTable(m, other) && holds(other)) points.push(m.state.point[other]);
  return points;
}

/** Leaders whose command range a model does well to stay in: of those who have something for it there. */
export function guidesOf(m: Match, model: Model): Guide[] {
  const { unit } = m.matchup.models[model];
  // Without DP-SQD-02 members need no leader near.
  const leader = settingsOf(m, model).squads.leader.on ? m.state.leader[unit] : NOBODY;
  const guides: Guide[] = [];
  for (const other of m.matchup.force[seatOf(m, model)]) {
    if (other === model || !isOnTable(m, other)) continue;
    if (leader === other || sharesPoints(m, other, model) || lends(m, other, model))
      guides.push({ point: m.state.point[other], range: commandRange(m, other) });
  }
  return guides;
}

/** Whether a Commander's points are for a friend in his command range (DP-CP-02). */
function sharesPoints(m: Match, commander: Model, friend: Model): boolean {
  const [{ profile, unit }, { unit: theirs }] = [m.matchup.models[commander], m.matchup.models[friend]];
  return profile.commander && unit !== theirs && sharesInRange(settingsOf(m, friend));
}

/** Whether a Commander's Leadership is better than a friend's own, who may test on it (DP-LDR-09). */
function lends(m: Match, commander: Model, friend: Model): boolean {
  const [{ profile }, { profile: theirs }] = [m.matchup.models[commander], m.matchup.models[friend]];
  return (
    profile.commander && profile.leadership > theirs.leadership && lendsLeadership(settingsOf(m, friend))
  );
}
