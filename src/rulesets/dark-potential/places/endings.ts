import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import { reachFrom, roomFor } from '../match/blockers.ts';
import { pathPast } from '../match/breaking-contact.ts';
import { enemiesOf, isOnTable, type Match, settingsOf } from '../match/match.ts';
import { isEngaged } from '../match/weapons.ts';
import { inCommandOf } from '../points/point-pool.ts';

/** Where a movement may end besides anywhere. */
export type Bound = (at: Point) => boolean;

export const ANYWHERE: Bound = () => true;

/** Without DP-SQD-05 members end in command range of their leader, or nearer to him than before. */
export function leashOf(m: Match, model: Model, from: Point): Bound {
  const { unit } = m.matchup.models[model];
  const leader = m.state.leader[unit];
  if (settingsOf(m, model).squads.freedom.on || !m.matchup.units[unit].squad || leader === model)
    return ANYWHERE;
  const to = m.state.point[leader];
  if (to === undefined || to < 0) return ANYWHERE;
  const now = m.battlefield.distance(from, to);
  return (at) => inCommandOf(m, leader, model, at) || m.battlefield.distance(at, to) < now;
}

/** Without DP-MOV-03 only a Charge may end in contact. */
export function contactBound(m: Match, model: Model, from: Point): Bound {
  if (settingsOf(m, model).movement.contact.on) return ANYWHERE;
  return (at) => at === from || !isEngaged(m, model, at);
}

/** Whether a mover may be set down beyond a linear obstacle, by a reading of DP-Q-84. */
export function maySetDownAcross(m: Match, model: Model): boolean {
  const { across } = settingsOf(m, model).linearObstacles;
  return across.on && across.side !== 'near';
}

/** Enemies that a linear obstacle parts from a mover on some place, when it may be set down on their side. */
function reachedAcross(m: Match, model: Model, at: Point): Point[] {
  if (!maySetDownAcross(m, model)) return [];
  const enemies = enemiesOf(m, model).filter((enemy) => isOnTable(m, enemy));
  return enemies.map((enemy) => m.state.point[enemy]).filter((spot) => m.battlefield.isAcross(at, spot));
}

/** Places beyond a linear obstacle in contact with such enemies: for each enemy the nearest free one. */
export function placesAcross(m: Match, model: Model, places: readonly Point[]): Point[] {
  if (!maySetDownAcross(m, model)) return [];
  const { isFree } = roomFor(m, model);
  const { touching, touchingStart } = m.battlefield.ground;
  const found = new Set<Point>();
  for (const at of places) {
    for (const spot of reachedAcross(m, model, at)) {
      const around = Array.from(touching.subarray(touchingStart[spot], touchingStart[spot + 1]));
      const free = around.filter(isFree);
      free.sort((a, b) => m.battlefield.distance(at, a) - m.battlefield.distance(at, b) || a - b);
      if (free.length > 0 && !places.includes(free[0])) found.add(free[0]);
    }
  }
  return [...found];
}

/** The way to a place, at its end across a linear obstacle where that is how it is reached. */
export function wayTo(m: Match, model: Model, from: Point, to: Point, allowance: Length): ArrayLike<number> {
  const way = pathPast(m, model, from, to, allowance);
  if (way.length > 0 || from === to) return way;
  const { point, count } = reachFrom(m, model, from, allowance);
  const { seat } = m.matchup.models[model];
  const step = point
    .subarray(0, count)
    .find((at) => reachedAcross(m, model, at).some((spot) => m.battlefield.touch(to, spot, seat)));
  return step === undefined ? [] : [...Array.from(pathPast(m, model, from, step, allowance)), to];
}
