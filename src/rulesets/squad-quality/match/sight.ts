import type { Seat } from '../../../rules/decision.ts';
import { HIDDEN } from '../battlefield/sightlines.ts';
import type { Point } from '../units/entities.ts';
import type { Match } from './match.ts';
import { isSmoked, type Screen, screensOf } from './smoke.ts';

/** Whether a unit of a seat sees from one point who stands on another, smoke between them included (SQ-CORE-LOS, SQ-SMK-03). */
export function sees(
  m: Match,
  seat: Seat,
  from: Point,
  at: Point,
  screens: readonly Screen[] = screensOf(m),
): boolean {
  return m.battlefield.lines.look(seat, from, at) !== HIDDEN && !isSmoked(m, screens, from, at);
}
