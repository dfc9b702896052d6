import { CLAUSE } from '../rules/index.ts';
import { NO_UNIT, type Unit } from '../units/entities.ts';
import { hullOf, isVehicle } from './hull.ts';
import { acted, isOnTable, type Match, seatOf, settingsOf } from './match.ts';
import { isCharacter, joinedTo, officerWith } from './status.ts';

/** Whether a character may get into a vehicle (SQ-CHR-11): he is beside it, has not moved, and nobody of his kind is in it. */
export function canCrew(m: Match, unit: Unit, vehicle: Unit): boolean {
  if (!isCharacter(m, unit) || m.state.moved[unit] > 0) return false;
  return hasRoomFor(m, unit, vehicle) && m.battlefield.touch(m.state.point[unit], m.state.point[vehicle]);
}

function hasRoomFor(m: Match, unit: Unit, vehicle: Unit): boolean {
  const { characters, charactersInVehicles } = settingsOf(m, unit);
  if (!characters.on || !charactersInVehicles.crew.on || !isVehicle(m, vehicle)) return false;
  return !joinedTo(m, vehicle).some((one) => isCharacter(m, one));
}

/** Vehicles that cavalry may deploy in (SQ-CHR-11). */
export function vehiclesToLead(m: Match, unit: Unit): Unit[] {
  const { kind, branch } = m.matchup.models[unit].profile;
  if (kind !== 'character' || branch !== 'cavalry') return [];
  return m.matchup.force[seatOf(m, unit)].filter((one) => isOnTable(m, one) && hasRoomFor(m, unit, one));
}

/** Notes that a vehicle is led from another of its unit (SQ-CHR-13). */
export function notePlatoon(m: Match, unit: Unit): void {
  if (!isVehicle(m, unit)) return;
  const leader = officerWith(m, unit);
  if (leader !== NO_UNIT && m.state.host[leader] !== unit) acted(m, CLAUSE.charactersInVehicles.unit);
}

/** A character gets in: he replaces one of the crew, or fills the place that he left (SQ-CHR-11). */
export function noteBoarding(m: Match, unit: Unit, vehicle: Unit): void {
  if (!isCharacter(m, unit)) {
    acted(m, CLAUSE.vehicles.riding);
    return;
  }
  acted(m, CLAUSE.charactersInVehicles.crew);
  const full = hullOf(m, vehicle)?.crew ?? 0;
  if (m.state.crew[vehicle] < full) m.state.crew[vehicle]++;
}

/** Whoever gets out stands bunched up, and a character is missing from the crew (SQ-CHR-11, SQ-CHR-12). */
export function noteLeaving(m: Match, unit: Unit, vehicle: Unit): void {
  m.state.bunched[unit] = 1;
  if (!isCharacter(m, unit)) return;
  const own = settingsOf(m, unit).charactersInVehicles;
  const { crew } = m.state;
  if (crew[vehicle] > 1) crew[vehicle]--;
  else if (own.inactive.on) {
    crew[vehicle] = 0;
    acted(m, CLAUSE.charactersInVehicles.inactive);
  }
}
