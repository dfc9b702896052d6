import { INCH } from '../../../kernel/length.ts';
import { chanceToEnd } from '../attack/anti-tank.ts';
import { chargesOf } from '../attack/vehicle-assault.ts';
import { lossOfRider } from '../attack/wreck.ts';
import { shootsStill } from '../match/allowance.ts';
import { hullOf, isVehicle, platedOn } from '../match/hull.ts';
import { enemiesOf, gapToEnemy, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { joinedTo } from '../match/status.ts';
import type { Unit } from '../units/entities.ts';
import { chooseHost } from './host.ts';

/** Seats of a transport that nobody has taken. */
function seatsLeft(m: Match, vehicle: Unit): number {
  const taken = passengersOf(m, vehicle).reduce((sum, unit) => sum + m.state.figures[unit], 0);
  return (hullOf(m, vehicle)?.seats ?? 0) - taken;
}

/** Who takes seats in a transport, and not a place in its crew (SQ-CHR-11). */
function passengersOf(m: Match, vehicle: Unit): Unit[] {
  return joinedTo(m, vehicle).filter((unit) => m.matchup.models[unit].profile.kind !== 'character');
}

/** Transports in which a unit that is with nobody could ride (SQ-CORE-VEH-riding). */
export function transportsFor(m: Match, unit: Unit): Unit[] {
  const { kind } = m.matchup.models[unit].profile;
  if (kind === 'vehicle' || kind === 'character' || !settingsOf(m, unit).vehicles.riding.on) return [];
  if (joinedTo(m, unit).length > 0) return [];
  return m.matchup.force[seatOf(m, unit)].filter(
    (one) => isVehicle(m, one) && isOnTable(m, one) && seatsLeft(m, one) >= m.state.figures[unit],
  );
}

/** Transports that a unit may get into where it stands. */
export function transportsBeside(m: Match, unit: Unit): Unit[] {
  if (!isOnTable(m, unit) || m.state.standing[unit] > 0) return [];
  const { point } = m.state;
  return transportsFor(m, unit).filter((vehicle) => m.battlefield.touch(point[unit], point[vehicle]));
}

/** Riding saves so much of a long way, less with others, who fall by the same hit, and is as bad near the enemy. */
const LIFT = 0.5;
/** No enemy nearer than this: there is a way to ride. */
const LONG_WAY = 20 * INCH;

/** Chooses a transport for a unit, or none: its place among some (SQ-D-08). */
export function chooseTransport(m: Match, unit: Unit, transports: readonly Unit[]): Unit {
  return chooseHost(m, unit, transports, {
    alone: 'stay out',
    verb: 'ride in',
    worthOf(vehicle) {
      const isFar = gapToEnemy(m, unit, m.state.point[vehicle]) > LONG_WAY;
      // It takes shots off whoever has none after a move.
      if (!isFar || shootsStill(m, unit)) return -LIFT;
      return LIFT / (1 + passengersOf(m, vehicle).length) - lossByHit(m, unit, vehicle);
    },
  });
}

/** What a hit on the front of a transport, by the enemy with the best weapon or charges, takes of a unit in it on average. */
function lossByHit(m: Match, unit: Unit, vehicle: Unit): number {
  const armour = platedOn(m, vehicle, 'front');
  const ends = enemiesOf(m, unit).map((enemy) => chanceToEnd(m, vehicle, chargesOf(m, enemy), armour));
  return Math.max(0, ...ends) * lossOfRider(m, unit);
}
