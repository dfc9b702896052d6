import { INCH } from '../../../kernel/length.ts';
import { once } from '../../../rules/play/weighing.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
import { aimAt } from '../attack/aim.ts';
import { chanceToEnd } from '../attack/anti-tank.ts';
import { expectedHarm } from '../attack/shots.ts';
import { mayShoot } from '../attack/targets.ts';
import { chargesOf } from '../attack/vehicle-assault.ts';
import { lossOfRider } from '../attack/wreck.ts';
import { shootsStill } from '../match/allowance.ts';
import { drivenOf, hullOf, isVehicle, platedOn } from '../match/hull.ts';
import { enemiesOf, gapToEnemy, isLeft, isOnTable, type Match, seatOf, settingsOf } from '../match/match.ts';
import { fitOf, isCharacter, joinedTo } from '../match/status.ts';
import { DRAWN, usefulRange } from '../places/outlook.ts';
import type { Unit } from '../units/entities.ts';
import { chooseHost } from './host.ts';

/** Seats of a transport that nobody has taken. */
function seatsLeft(m: Match, vehicle: Unit): number {
  const taken = passengersOf(m, vehicle).reduce((sum, unit) => sum + m.state.figures[unit], 0);
  return (hullOf(m, vehicle)?.seats ?? 0) - taken;
}

/** Who takes seats in a transport, and not a place in its crew (SQ-CHR-11). */
function passengersOf(m: Match, vehicle: Unit): Unit[] {
  return joinedTo(m, vehicle).filter((unit) => !isCharacter(m, unit));
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

/** What a unit in a vehicle leaves undone that it would do on foot. */
const LEFT_UNDONE = 0.5;

/** Chooses a transport for a unit, or none: its place among some (SQ-D-08). */
export function chooseTransport(m: Match, unit: Unit, transports: readonly Unit[]): Unit {
  const bunching = once(() => lossByBunching(m, unit));
  // It takes shots off whoever has none after a move, which no move that it saves makes up for.
  const saved = (vehicle: Unit) => (shootsStill(m, unit) ? 0 : movesSaved(m, unit, vehicle));
  return chooseHost(m, unit, transports, {
    alone: 'stay out',
    verb: 'ride in',
    worthOf: (vehicle) => (saved(vehicle) > 0 ? -lossByHit(m, unit, vehicle) - bunching() : -LEFT_UNDONE),
    // Others fall by the same hit.
    tempoOf: (vehicle) => saved(vehicle) / (1 + passengersOf(m, vehicle).length),
  });
}

/** Moves that a ride in a vehicle as it is saves a unit to where it is of use against the nearest enemy, or against whoever comes from the other edge. */
function movesSaved(m: Match, unit: Unit, vehicle: Unit): number {
  const at = m.state.point[vehicle];
  const gap = gapToEnemy(m, unit, at);
  const apart = gap === Infinity ? m.battlefield.fromHome(otherSeat(seatOf(m, unit)), at) : gap;
  const way = Math.max(0, apart - usefulRange(m, unit));
  const { moves } = m.matchup;
  const driven = drivenOf(m, vehicle, moves[vehicle]);
  return way / Math.max(INCH, moves[unit]) - way / Math.max(INCH, driven);
}

/** What standing close together where it gets out costs a unit in shots of the enemy, in the open and as near as it is of use (SQ-CORE-FE-bunched). */
function lossByBunching(m: Match, unit: Unit): number {
  if (fitOf(m, unit) < settingsOf(m, unit).shooting.bunched.figures) return 0;
  const distance = usefulRange(m, unit) / INCH;
  let lost = 0;
  for (const enemy of enemiesOf(m, unit)) {
    if (!mayShoot(m, enemy) || distance > m.matchup.ranges[enemy]) continue;
    const aim = aimAt(m, enemy, unit);
    aim.shot.attack.distance = distance;
    const [apart, close] = [false, true].map((bunched) => ({ ...aim, shot: { ...aim.shot, bunched } }));
    lost += DRAWN * (expectedHarm(m, close) - expectedHarm(m, apart));
  }
  return lost;
}

/** What a hit on the front of a transport, by the enemy with the best weapon or charges, takes of a unit in it on average. */
function lossByHit(m: Match, unit: Unit, vehicle: Unit): number {
  const armour = platedOn(m, vehicle, 'front');
  const enemies = enemiesOf(m, unit).filter((enemy) => isLeft(m, enemy));
  const ends = enemies.map((enemy) => chanceToEnd(m, vehicle, chargesOf(m, enemy), armour));
  return Math.max(0, ...ends) * lossOfRider(m, unit);
}
