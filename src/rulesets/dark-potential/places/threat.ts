import type { Model, Point } from '../../../kernel/entities.ts';
import { UNSEEN } from '../battlefield/sightlines.ts';
import { isOnTable, type Match } from '../match/match.ts';
import { judgedDistance } from '../match/premeasure.ts';
import { blowOf, tablesOf } from '../match/strike.ts';
import { shotAt } from '../matchup/attack-tables.ts';
import { pointsIn, purses } from '../points/point-pool.ts';

/** What the dice alone do of an attack, in Command Points that do as much, and points at hand that make it what tables say. */
const DICE = 2;
const USUAL = 3;
/** More than these on one attack would be wasted. */
const MOST = 8;

/**
 * How many times what its tables say an enemy does, which know nothing of Command Points: it turns more misses into hits
 * the more points it has at hand. As much as they say where nobody has any.
 */
export function backing(m: Match, enemy: Model): number {
  if (!m.matchup.settings.some(({ commandPoints }) => commandPoints.on)) return 1;
  const points = pointsIn(m, purses(m, enemy, m.state.point[enemy], 'reroll'));
  return (DICE + Math.min(MOST, points)) / (DICE + USUAL);
}

/**
 * The most that an enemy on a point could do to a friend of a model where he stands: it attacks only one of them, so that
 * whoever offers less draws little.
 *
 * @param reach how far it can come to strike
 */
export function mostAtFriends(
  m: Match,
  model: Model,
  enemy: Model,
  point: Point,
  reach: number,
  canShoot: boolean,
): number {
  const { seat } = m.matchup.models[model];
  const { lines } = m.battlefield;
  let most = 0;
  for (const friend of m.matchup.force[seat]) {
    if (friend === model || !isOnTable(m, friend)) continue;
    const at = m.state.point[friend];
    const apart = judgedDistance(m, model, at, point);
    const tables = tablesOf(m, enemy, friend);
    if (apart <= reach) most = Math.max(most, blowOf(m, enemy, tables).harm);
    if (!canShoot) continue;
    const cover = lines.look(point, at, seat, m.matchup.models[friend].profile.dugIn);
    if (cover !== UNSEEN) most = Math.max(most, tables.still[shotAt(apart * m.matchup.gunnery.scale, cover)]);
  }
  return most;
}
