import { PINNED, UNDER_FIRE, UNMARKED } from '../battlefield/state.ts';
import { CLAUSE } from '../rules/index.ts';
import type { Point, Unit } from '../units/entities.ts';
import { acted, count, type Match, seatOf, settingsOf, tellOf } from './match.ts';
import { MARKERS } from './shares.ts';
import { ignoresMarkers, isFirm } from './status.ts';

/** Marks a unit Under Fire or Pinned, unless it is worse off already, and notes which clause did. */
export function mark(m: Match, unit: Unit, marker: number, clause: number): void {
  if (marker === UNDER_FIRE && isDisrupted(m, unit))
    return mark(m, unit, PINNED, CLAUSE.commandDisruption.pinned);
  if (!settingsOf(m, unit).underFire.on || m.state.marker[unit] >= marker) return;
  if (ignoresMarkers(m, unit)) return acted(m, CLAUSE.lastStand.stands);
  m.state.marker[unit] = marker;
  acted(m, clause);
  if (marker === PINNED) count(m, seatOf(m, unit), 'pinned');
  tellOf(m, 'marker', unit, marker === PINNED ? 'is pinned' : 'is under fire');
}

/** Takes a marker down, to none or by a step. */
export function ease(m: Match, unit: Unit, to: Point = m.state.marker[unit] - 1): void {
  if (m.state.marker[unit] === UNMARKED) return;
  m.state.marker[unit] = Math.max(UNMARKED, to);
  tellOf(m, 'marker', unit, m.state.marker[unit] === UNDER_FIRE ? 'is only under fire' : 'loses its marker');
}

/** What an attack that hit, and took figures, makes of a unit (SQ-CORE-UF, SQ-Q-04). */
export function markByLosses(m: Match, unit: Unit, before: number, lost: number): void {
  const { hit } = settingsOf(m, unit).underFire;
  const wasUnderFire = m.state.marker[unit] >= UNDER_FIRE;
  if (hit.on) mark(m, unit, UNDER_FIRE, CLAUSE.underFire.hit);
  if (wasUnderFire || 2 * lost >= before) pinByLosses(m, unit);
}

/** Pins a unit of which a close assault has taken half (SQ-Q-04). */
export function pinByHalf(m: Match, unit: Unit, before: number, lost: number): void {
  if (2 * lost >= before) pinByLosses(m, unit);
}

function pinByLosses(m: Match, unit: Unit): void {
  if (isPinnedByLosses(m, unit)) mark(m, unit, PINNED, CLAUSE.underFire.pin);
}

/** Whether losses pin a unit, and not Fire Effect (SQ-Q-04). */
export function isPinnedByLosses(m: Match, unit: Unit): boolean {
  const { pin } = settingsOf(m, unit).underFire;
  return pin.on && pin.when === 'losses';
}

/** The marker that a unit has once it is to have one: never a better one (SQ-CORE-UF, SQ-CD-01, SQ-LST-02). */
export function markedBy(m: Match, unit: Unit, marker: number): number {
  const has = m.state.marker[unit];
  if (!settingsOf(m, unit).underFire.on || ignoresMarkers(m, unit)) return has;
  return Math.max(has, marker === UNDER_FIRE && isDisrupted(m, unit) ? PINNED : marker);
}

/** What a marker takes of a unit beyond the one that it has, as a share of it: nothing once it acts no more. */
export function shareTaken(m: Match, unit: Unit, marker: number): number {
  return isFirm(m, unit) ? 0 : MARKERS[markedBy(m, unit, marker)] - MARKERS[m.state.marker[unit]];
}

/** Infantry that has lost its leader in this turn, whatever puts it Under Fire (SQ-CD-01). */
export function isDisrupted(m: Match, unit: Unit): boolean {
  const isNow = m.state.leaderFell[unit] > 0 && m.state.leaderFell[unit] === m.state.round;
  return isNow && settingsOf(m, unit).commandDisruption.pinned.on;
}
