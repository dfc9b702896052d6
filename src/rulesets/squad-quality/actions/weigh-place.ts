import { COVER, DANGER, HARM, OBJECTIVE, RESERVE, TEMPO } from '../../../rules/decision.ts';
import { once, WIDTH } from '../../../rules/play/weighing.ts';
import { leavesShelter } from '../match/fortification.ts';
import { rides } from '../match/hull.ts';
import { type Match, placeOf } from '../match/match.ts';
import { crewStakes, isInCrew, passengerDanger } from '../places/crew-stakes.ts';
import type { Option } from '../places/option.ts';
import type { Outlook } from '../places/outlook.ts';
import { NO_UNIT, NOWHERE, type Point, type Unit } from '../units/entities.ts';

/** Weighs where one of a unit's options leads, by itself or with a host. */
export function placeWeighing(
  m: Match,
  unit: Unit,
  outlook: Outlook,
  options: readonly Option[],
): (option: Option, host: Unit, into: Float64Array) => void {
  const leaves = leavesShelter(m, unit);
  const outside = once(() => Math.max(...options.map(({ at }) => (leaves(at) ? outlook.dangerAt(at) : 0))));
  const toCome = m.matchup.settings[0].scenario.length.turns - m.state.round;
  return ({ at, screen }, host, into) => {
    const ends = host === NO_UNIT ? at : m.state.point[host];
    into[DANGER] = host === NO_UNIT ? outlook.dangerAt(at, screen) : outlook.dangerAmong(ends);
    // Out of its fortification enemies come to see a unit: in the turns to come it is in as much danger as anywhere there.
    if (host === NO_UNIT && leaves(at)) into[DANGER] += toCome * outside();
    into[COVER] = outlook.coverAt(ends);
    into[OBJECTIVE] = outlook.objectiveAt(ends);
    into[TEMPO] = outlook.tempoAt(ends);
  };
}

/** Weighs staying in a vehicle: as a character in its crew, or as one of those aboard. */
export function rideWeighing(m: Match, unit: Unit): (at: Point, into: Float64Array) => void {
  const here = placeOf(m, unit);
  const isCrew = isInCrew(m, unit);
  const isAboard = rides(m, unit);
  const stakes = once(() => crewStakes(m, unit));
  const danger = once(() => passengerDanger(m, unit));
  return (at, into) => {
    if (!isAboard || at !== here) return;
    into[DANGER] = isCrew ? stakes().within : danger();
    if (isCrew) into[RESERVE] += stakes().service;
  };
}

/** What a charge is worth that opportunity fire stops, about: the unit is where it was. */
export function stoppedWeighing(outlook: Outlook, here: Point): Float64Array {
  const weighing = new Float64Array(WIDTH);
  if (here === NOWHERE) return weighing;
  weighing[DANGER] = outlook.dangerAt(here);
  weighing[COVER] = outlook.coverAt(here);
  weighing[OBJECTIVE] = outlook.objectiveAt(here);
  return weighing;
}

/** Makes a weighing that of a charge which is stopped so often. Of other moves that is worth nothing to know: who is stopped still shoots. */
export function hinder(into: Float64Array, stopped: number, instead: Float64Array): void {
  for (const tactic of [HARM, DANGER, COVER, OBJECTIVE, TEMPO])
    into[tactic] += stopped * (instead[tactic] - into[tactic]);
}
