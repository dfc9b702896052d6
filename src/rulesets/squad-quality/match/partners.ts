import { INCH, type Length } from '../../../kernel/length.ts';
import { NO_UNIT, type Point, type Unit } from '../units/entities.ts';
import { isLeft, isOnTable, type Match, placeOf, seatOf, settingsOf } from './match.ts';
import { has } from './status.ts';

/** The fire team that a unit is paired with, while both are there; -1 for none (SQ-FT-01, SQ-FT-06). */
export function partnerOf(m: Match, unit: Unit): Unit {
  const own = settingsOf(m, unit).fireTeams;
  if (!own.on || !own.pairs.on || !has(m, unit, 'fire-team')) return NO_UNIT;
  const teams = m.matchup.force[seatOf(m, unit)].filter((one) => has(m, one, 'fire-team'));
  const at = teams.indexOf(unit);
  const partner = teams[at % 2 === 0 ? at + 1 : at - 1];
  return partner !== undefined && isLeft(m, partner) ? partner : NO_UNIT;
}

/** Whether a fire team may end its move on a point: near its partner, or no farther off than it is (SQ-FT-02). */
export function keepsTouch(m: Match, unit: Unit): (at: Point) => boolean {
  const partner = partnerOf(m, unit);
  const { near } = settingsOf(m, unit).fireTeams;
  if (partner === NO_UNIT || !near.on || !isOnTable(m, partner)) return () => true;
  const there = placeOf(m, partner);
  const gap = (at: Point): Length => m.battlefield.distance(at, there);
  const most = Math.max(near.inches * INCH, gap(placeOf(m, unit)));
  return (at) => gap(at) <= most;
}
