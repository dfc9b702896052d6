import type { Model, Point } from '../../../kernel/entities.ts';
import {
  clearAround,
  type Disc,
  everySoMany,
  isIn,
  type PointBits,
} from '../../../kernel/field/point-bits.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { enemiesOf, type Match } from '../match/match.ts';

/**
 * Free points where a model may be placed by deep strike or ambush now, in its side's own frame: every so many of them,
 * so that there are no more than `most` in the open and as many in terrain (ZC-DEP-01/02).
 */
export function strikePlaces(m: Match, model: Model, most = Infinity): Point[] {
  const { profile, seat } = m.matchup.models[model];
  const { deepStrike, ambush } = m.matchup.settings[seat].reserves;
  const { whole, tooNear } = m.battlefield;
  const isAnywhere = (profile.deepStrike && !deepStrike.on) || (profile.ambush && !ambush.on);
  if (isAnywhere) return freeAmong(m, seat, whole.all.slice(), most);
  const free = (places: PointBits, within: (point: Point) => Disc) =>
    freeAmong(m, seat, clearOf(m, model, places, within), most);
  return [
    ...(profile.deepStrike ? free(whole.open, tooNear[seat].deepStrike) : []),
    ...(profile.ambush ? free(whole.covered, tooNear[seat].ambush) : []),
  ];
}

/** Tells where a deep strike may be made now: in the open and not near enemies, or anywhere (ZC-DEP-01). */
export function mayStrike(m: Match, model: Model): (at: Point) => boolean {
  const { seat } = m.matchup.models[model];
  const { whole, tooNear } = m.battlefield;
  if (!m.matchup.settings[seat].reserves.deepStrike.on) return () => true;
  const open = clearOf(m, model, whole.open, tooNear[seat].deepStrike);
  return (at) => isIn(open, at);
}

/** Those of some points that are not too near enemies of a model. */
function clearOf(m: Match, model: Model, places: PointBits, within: (point: Point) => Disc): PointBits {
  const left = places.slice();
  clearAround(left, within, m.state.point, enemiesOf(m, model));
  return left;
}

/** Free points whose whole bases are within a distance of a seat's own edge, every so many of them. */
export function homePlaces(m: Match, seat: Seat, depth: Length, most: number): Point[] {
  const { nearHome, ground } = m.battlefield;
  return freeAmong(m, seat, nearHome(seat, depth - 2 * ground.radius).slice(), most);
}

/** Those of some points where nobody stands in the way; they are written over. */
function freeAmong(
  { battlefield, state, matchup }: Match,
  seat: Seat,
  places: PointBits,
  most: number,
): number[] {
  for (const force of matchup.force) clearAround(places, battlefield.overlapping, state.point, force);
  return everySoMany(places, seat, most);
}
