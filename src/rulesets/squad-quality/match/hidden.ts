/** Units in hiding, and where their markers are (SQ-HID-03). */

import { IN_HIDING } from '../battlefield/state.ts';
import { NOWHERE, type Point, type Unit } from '../units/entities.ts';
import type { Match } from './match.ts';

/** Markers of a unit in hiding at most. */
export const MARKERS = 3;

/** Whether a unit is somewhere among its markers. */
export function isInHiding(m: Match, unit: Unit): boolean {
  return m.state.whereabouts[unit] === IN_HIDING;
}

/** Where the markers of a unit in hiding are. */
export function markersOf({ state }: Match, unit: Unit): Point[] {
  return Array.from(state.hiding.subarray(MARKERS * unit, MARKERS * unit + MARKERS)).filter(
    (at) => at !== NOWHERE,
  );
}
