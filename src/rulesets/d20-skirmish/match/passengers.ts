import { type Model, NOBODY, type Point } from '../../../kernel/entities.ts';
import { ROLL } from '../matchup/rolls.ts';
import { CLAUSE, type Settings } from '../rules/index.ts';
import { acted, count, isAlive, type Match, rollFor, seatOf, settingsOf, tellOf } from './match.ts';
import { remove } from './removal.ts';
import { nearestRoom } from './room.ts';

/** What is worse than any number of wounds. */
const FATAL = 99;

export function isAboard(m: Match, model: Model): boolean {
  return m.state.aboard[model] !== NOBODY;
}

/** Who is aboard a vehicle. */
export function passengersOf(m: Match, transport: Model): Model[] {
  if (m.matchup.models[transport].profile.seats === 0) return [];
  return m.matchup.force[seatOf(m, transport)].filter(
    (model) => isAlive(m, model) && m.state.aboard[model] === transport,
  );
}

/** Whether one more finds room in a vehicle. */
export function hasRoom(m: Match, transport: Model): boolean {
  return passengersOf(m, transport).length < m.matchup.models[transport].profile.seats;
}

/** Wounds of a passenger of a destroyed transport by a face of the die (DX-TRN-01). */
export function woundsOn({ transports }: Settings, face: number): number {
  const { on, unharmed, one, two } = transports.destroyed;
  if (!on || face <= unharmed) return 0;
  if (face <= one) return 1;
  return face <= two ? 2 : FATAL;
}

/** Gets passengers out of a transport that has just been destroyed, as far as they live to see it. */
export function bailOut(m: Match, passengers: readonly Model[], at: Point): void {
  for (const model of passengers) {
    getClear(m, model, at);
    if (!settingsOf(m, model).transports.destroyed.on) continue;
    acted(m, CLAUSE.transports.destroyed);
    const face = rollFor(m, ROLL.passenger, model);
    m.state.wounds[model] -= Math.min(m.state.wounds[model], woundsOn(settingsOf(m, model), face));
    const outcome = isAlive(m, model) ? 'gets out of it' : 'dies in it';
    tellOf(m, 'passenger', model, () => [`${outcome}: ${face}`, { face }]);
    if (isAlive(m, model)) continue;
    count(m, seatOf(m, model), 'passengers:lost');
    remove(m, model, 'is lost with its transport');
  }
}

/** Puts a passenger beside where its transport was. */
export function getClear(m: Match, model: Model, at: Point): void {
  const { distance, overlap } = m.battlefield;
  m.state.aboard[model] = NOBODY;
  m.state.point[model] = nearestRoom(
    m,
    model,
    (place) => distance(place, at),
    (place) => !overlap(place, at),
  );
}
