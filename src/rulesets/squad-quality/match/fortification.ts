import { squareBetween } from '../../../kernel/geometry/distances.ts';
import { INCH } from '../../../kernel/length.ts';
import type { Seat } from '../../../rules/decision.ts';
import { armourBonus, DESTROYED, isBunker } from '../matchup/fortification-kinds.ts';
import { NONE, NOWHERE, type Point, type Unit } from '../units/entities.ts';
import { rides } from './hull.ts';
import { actingFor, type Match, placeOf, settingsOf } from './match.ts';

/** A unit is in a fortification when its middle is so near to that of it. */
const INSIDE = 1.05 * INCH;

/** The fortification that stands on a place, or -1. */
function fortificationAt({ matchup, state, battlefield }: Match, at: Point): number {
  if (matchup.fortifications.length === 0 || at === NOWHERE) return NONE;
  for (let one = 0; one < matchup.fortifications.length; one++) {
    const middle = state.fortified[one];
    if (middle === NOWHERE || state.ruin[one] === DESTROYED) continue;
    if (squareBetween(battlefield.ground, middle, at) <= INSIDE * INSIDE) return one;
  }
  return NONE;
}

/** The fortification that troops of a unit have about them on a place, or -1: vehicles find no room (SQ-FORT-works). */
export function shelterOf(m: Match, unit: Unit, at: Point): number {
  if (m.matchup.fortifications.length === 0 || m.matchup.models[unit].profile.hull !== null) return NONE;
  return settingsOf(m, unit).fortifications.on ? fortificationAt(m, at) : NONE;
}

/** The fortification that a unit is in as it stands, or -1: whoever rides is in none. */
export function shelterAbout(m: Match, unit: Unit): number {
  return rides(m, unit) ? NONE : shelterOf(m, unit, placeOf(m, unit));
}

/** Tells of places whether a unit that is in a fortification would be in none there. */
export function leavesShelter(m: Match, unit: Unit): (at: Point) => boolean {
  if (shelterAbout(m, unit) === NONE) return () => false;
  return (at) => shelterOf(m, unit, at) === NONE;
}

/** The bunker that a unit is in as it stands, or -1. */
export function bunkerOf(m: Match, unit: Unit): number {
  return bunkerAt(m, unit, placeOf(m, unit));
}

/** The same where it stood on a place. */
export function bunkerAt(m: Match, unit: Unit, at: Point): number {
  const shelter = shelterOf(m, unit, at);
  return shelter !== NONE && isBunker(m.matchup.fortifications[shelter].kind) ? shelter : NONE;
}

/** Whether a unit is in a trench as it stands. */
export function isInTrench(m: Match, unit: Unit): boolean {
  const shelter = shelterAbout(m, unit);
  return shelter !== NONE && m.matchup.fortifications[shelter].kind === 'trench';
}

/** So much armour of a unit, powers and fortifications among it, as far as it protects from damage (SQ-CORE-DMG-armour). */
export function protection(m: Match, unit: Unit, armour: number): number {
  return settingsOf(m, unit).damage.armour.on ? armour : 0;
}

/** How a fortification protects a unit in it; in no way for -1. */
export function protectionIn(m: Match, unit: Unit, shelter: number): number {
  return protection(m, unit, armourIn(m, unit, shelter));
}

/** What a fortification adds to the armour of a unit in it; nothing for -1. */
function armourIn(m: Match, unit: Unit, shelter: number): number {
  return shelter === NONE ? 0 : armourBonus(settingsOf(m, unit), m.matchup.fortifications[shelter].kind);
}

/** The same of the one that a unit is in as it stands. */
export function fortifiedArmour(m: Match, unit: Unit): number {
  return armourIn(m, unit, shelterAbout(m, unit));
}

/** Whether a unit in a trench keeps its head down: it has neither moved nor shot (SQ-FORT-03). */
export function liesLow(m: Match, unit: Unit, at: Point): boolean {
  const hasMoved = m.state.moved[actingFor(m, unit)] > 0;
  if (at !== placeOf(m, unit) || hasMoved || m.state.fired[unit] > 0) return false;
  return settingsOf(m, unit).fortifications.hidden.on && isInTrench(m, unit);
}

/** Fortifications of a side where a unit finds room, which it may deploy in. */
export function ownFortifications(m: Match, seat: Seat): Point[] {
  const { isFree } = m.battlefield.occupancy;
  return m.matchup.fortifications.flatMap(({ seat: owner }, one) => {
    const at = m.state.fortified[one];
    return owner === seat && at !== NOWHERE && isFree(at) ? [at] : [];
  });
}
