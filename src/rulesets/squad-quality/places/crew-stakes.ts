/** What an officer is worth to whom he leads, and what is at stake for a character in a vehicle as he stays in it or gets out (SQ-CHR-11, SQ-CHR-12, SQ-CHR-14). */

import { lossOfRider, lossOfRiders } from '../attack/wreck.ts';
import { rides } from '../match/hull.ts';
import { isOnTable, type Match, seatOf, settingsOf, turnsLeft } from '../match/match.ts';
import { areOneUnit, canLead, isCharacter, ratingOf } from '../match/status.ts';
import type { Unit } from '../units/entities.ts';
import { outlookOf } from './outlook.ts';

/** In worth of models. */
interface CrewStakes {
  /** What he may lose with the vehicle. */
  readonly within: number;
  /** What it is worth more with him in it for the turns that are left: once he is out he hardly gets in again. */
  readonly service: number;
}

/** What one of several is worth to a vehicle, and each level of an officer to whom he leads, as shares of it. */
const ONE_OF_MANY = 0.1;
const LED = 0.05;

/** What an officer is worth to somebody of his branch whom he leads, his presence as much as a level, and to others nothing (SQ-CHR-05). */
export function ledWorth(m: Match, officer: Unit, led: Unit): number {
  if (!canLead(m, officer, led)) return 0;
  return LED * (1 + ratingOf(m, officer)) * m.state.figures[led] * m.matchup.figureWorth[led];
}

/** Whether a unit is a character in a vehicle. */
export function isInCrew(m: Match, unit: Unit): boolean {
  return isCharacter(m, unit) && rides(m, unit);
}

/** How likely a vehicle is lost where it stands: of what it and those in it are in danger to lose, the share that they lose. */
function riskOf(m: Match, vehicle: Unit): number {
  const whole = m.state.figures[vehicle] * m.matchup.figureWorth[vehicle] + lossOfRiders(m, vehicle);
  return Math.min(1, outlookOf(m, vehicle).dangerAt(m.state.point[vehicle]) / whole);
}

/** What a squad that rides may lose with its vehicle, at which alone anybody aims (SQ-CORE-VEH-passengers, SQ-PA-06). */
export function passengerDanger(m: Match, unit: Unit): number {
  return riskOf(m, m.state.host[unit]) * lossOfRider(m, unit);
}

/** Of such a unit. */
export function crewStakes(m: Match, unit: Unit): CrewStakes {
  const { figureWorth, force } = m.matchup;
  const vehicle = m.state.host[unit];
  const { inactive, unit: platoon } = settingsOf(m, unit).charactersInVehicles;
  const whole = m.state.figures[vehicle] * figureWorth[vehicle];
  const risk = riskOf(m, vehicle);
  const isAlone = m.state.crew[vehicle] <= 1 && inactive.on;
  const led = force[seatOf(m, unit)].filter(
    (one) => one === vehicle || (platoon.on && isOnTable(m, one) && areOneUnit(m, one, vehicle)),
  );
  const help = led.reduce((sum, one) => sum + ledWorth(m, unit, one), 0);
  return {
    within: risk * lossOfRider(m, unit),
    service: (1 - risk) * turnsLeft(m) * ((isAlone ? 1 : ONE_OF_MANY) * whole + help),
  };
}
