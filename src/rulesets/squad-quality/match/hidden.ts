/** Units in hiding, and where their markers are (SQ-HID-03). */

import type { Seat } from '../../../rules/decision.ts';
import { otherSeat } from '../../../rules/ruleset.ts';
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

/**
 * Draws anew which of their markers enemies of a side are that have no choice, as it may think of them: each is the first
 * of its own (SQ-HID-05).
 */
export function redrawMarkers(m: Match, seat: Seat, below: (n: number) => number): void {
  const owner = otherSeat(seat);
  if (m.matchup.settings[owner].hiddenMovement.choice.on) return;
  const { hiding } = m.state;
  for (const unit of m.matchup.force[owner]) {
    if (!isInHiding(m, unit)) continue;
    const first = MARKERS * unit;
    const slots = Array.from({ length: MARKERS }, (_, i) => first + i).filter(
      (slot) => hiding[slot] !== NOWHERE,
    );
    const drawn = slots[below(slots.length)];
    [hiding[first], hiding[drawn]] = [hiding[drawn], hiding[first]];
  }
}
