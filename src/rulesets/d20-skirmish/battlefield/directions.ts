import type { Seat } from '../../../kernel/entities.ts';
import { COSINES } from '../../../kernel/geometry/cosines.ts';

/** Cosine and sine of whole degrees below 360, clockwise. */
export function turnBy(degrees: number): readonly [number, number] {
  const quarter = Math.floor(degrees / 90);
  const rest = degrees - 90 * quarter;
  const [cos, sin] = [COSINES[rest], COSINES[90 - rest]];
  if (quarter === 0) return [cos, sin];
  if (quarter === 1) return [-sin, cos];
  return quarter === 2 ? [-cos, -sin] : [sin, -cos];
}

/** One of twenty directions by a d20, the first away from a seat's own edge, the others clockwise from it. */
export function directionOf(face: number, seat: Seat): readonly [number, number] {
  const [cos, sin] = turnBy(18 * (face - 1));
  return seat === 0 ? [sin, cos] : [-sin, -cos];
}
