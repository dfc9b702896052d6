import { INCH } from '../../../kernel/length.ts';
import { CONTACT } from '../battlefield/battlefield.ts';
import { type Match, pointsOfEnemies, seatOf, settingsOf } from '../match/match.ts';
import type { Point, Unit } from '../units/entities.ts';

/** Most points at which a drop is weighed. */
const PLACES = 40;

/** Points at which a unit may be dropped as things are: away from difficult ground and from enemies (SQ-DROP-03). */
export function dropPoints(m: Match, unit: Unit): Point[] {
  const { occupancy, landings } = m.battlefield;
  occupancy.follow(m.state.point, unit);
  return occupancy.freeAmong(landings[seatOf(m, unit)], PLACES, isClear(m, unit));
}

/** Whether there is any. */
export function findsDropPoint(m: Match, unit: Unit): boolean {
  const { occupancy, landings } = m.battlefield;
  const mayLand = isClear(m, unit);
  occupancy.follow(m.state.point, unit);
  return landings[seatOf(m, unit)].some((at) => occupancy.isFree(at) && mayLand(at));
}

function isClear(m: Match, unit: Unit): (at: Point) => boolean {
  const { distanceFrom, distance } = m.battlefield;
  const clear = settingsOf(m, unit).dropTroops.point.enemies * INCH;
  const enemies = pointsOfEnemies(m, unit);
  return (at) => enemies.every((from) => distanceFrom(at, from) >= clear && distance(at, from) > CONTACT);
}
