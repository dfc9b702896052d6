import type { Model, Point } from '../../../kernel/entities.ts';
import type { Length } from '../../../kernel/length.ts';
import type { Sightlines } from '../battlefield/sightlines.ts';
import { SEEN } from '../matchup/looks.ts';
import type { Match } from './match.ts';

/** Flyers above the ground and what is below them (DX-ALT-ASM). */

/** Whether a model is above the ground. */
export function isUp(m: Match, model: Model): boolean {
  return m.matchup.hasAltitudes && m.state.altitude[model] > 0;
}

/** Height of what a model passes over in a straight line; -1 for nothing. */
export function overOf(m: Match, model: Model): Length {
  const { over, flies } = m.matchup.gaits[model];
  if (!flies) return over;
  const altitude = m.state.altitude[model];
  return altitude === 0 ? -1 : altitude * over;
}

/** Whether a model passes over whatever stands in its way. */
export function isWinged(m: Match, model: Model): boolean {
  const { winged, flies } = m.matchup.gaits[model];
  return winged && (!flies || isUp(m, model));
}

/** What of a look at a model counts: terrain below it is no cover to it. */
export function lookUp(m: Match, model: Model, look: number): number {
  return isUp(m, model) ? look & SEEN : look;
}

/** How far a model is above its point, for sight and range (DX-ALT-SIGHT). */
export function liftOf({ matchup, state }: Match, model: Model): Length {
  return matchup.hasAltitudes ? matchup.gaits[model].lift * state.altitude[model] : 0;
}

/** Lines of sight from a model to another, wherever they are. */
export function linesTo(m: Match, viewer: Model, target: Model): Sightlines {
  const { lines, linesAbove } = m.battlefield;
  return m.matchup.hasAltitudes ? linesAbove(liftOf(m, viewer), liftOf(m, target)) : lines;
}

/** Lines of sight from a model to whatever is on the ground. */
export function linesDown(m: Match, viewer: Model): Sightlines {
  return m.battlefield.linesAbove(liftOf(m, viewer), 0);
}

/** How a model sees another, as bits, with cover by terrain; 0 where it does not. */
export function lookAt(m: Match, viewer: Model, target: Model): number {
  const { point } = m.state;
  return lookUp(m, target, linesTo(m, viewer, target).look(point[viewer], point[target]));
}

/** Whether a model sees another. */
export function sees(m: Match, viewer: Model, target: Model): boolean {
  return lookAt(m, viewer, target) !== 0;
}

/** How far a shot or a power goes from one model to another, from base to base. */
export function rangeBetween(m: Match, a: Model, b: Model): Length {
  const { point } = m.state;
  return m.battlefield.distance(point[a], point[b], liftOf(m, a) - liftOf(m, b));
}

/** How far one goes from a model to a place on the ground. */
export function rangeDown(m: Match, model: Model, at: Point): Length {
  return m.battlefield.distance(m.state.point[model], at, liftOf(m, model));
}
