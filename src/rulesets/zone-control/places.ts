import type { Length } from '../../kernel/length.ts';
import { pointsOf } from '../../kernel/taken-points.ts';
import type { Seat } from '../../rules/decision.ts';
import { enemiesOf, type Match } from './match.ts';

/**
 * Free points where a model may be placed by deep strike or ambush now, in its side's own frame: every so many of them,
 * so that there are no more than `most` (ZC-DEP-01/02).
 */
export function strikePlaces(m: Match, model: number, most = Infinity): number[] {
  const { profile, seat } = m.book.models[model];
  const { deepStrike, ambush } = m.book.settings[seat].reserves;
  const { ground, clearOf, frames, occupancy } = m.battlefield;
  const isAnywhere = (profile.deepStrike && !deepStrike.on) || (profile.ambush && !ambush.on);
  const strikes = profile.deepStrike ? clearOf[seat].deepStrike : undefined;
  const waylays = profile.ambush ? clearOf[seat].ambush : undefined;
  const enemies = pointsOf(m.state.point, enemiesOf(m, model));
  strikes?.follow(enemies);
  waylays?.follow(enemies);
  occupancy.follow(m.state.point, model);
  const { all, open, covered } = frames[seat];
  const points = isAnywhere || (strikes && waylays) ? all : strikes ? open : covered;
  return occupancy.freeAmong(points, most, (at) => {
    const clear = ground.inside[at] === 0 ? strikes : waylays;
    return isAnywhere || clear?.isFree(at) === true;
  });
}

/** Free points whose whole bases are within a distance of a seat's own edge, every so many of them. */
export function homePlaces(m: Match, seat: Seat, depth: Length, most: number): number[] {
  const { nearHome, ground, occupancy } = m.battlefield;
  occupancy.follow(m.state.point);
  return occupancy.freeAmong(nearHome(seat, depth - 2 * ground.radius), most);
}
