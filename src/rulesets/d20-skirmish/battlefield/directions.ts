import type { Seat } from '../../../kernel/entities.ts';
import { directionAt } from '../../../kernel/geometry/cosines.ts';

/** One of twenty directions by a d20, the first away from a seat's own edge, the others clockwise from it. */
export function directionOf(face: number, seat: Seat): readonly [number, number] {
  const [cos, sin] = directionAt(18 * (face - 1));
  return seat === 0 ? [sin, cos] : [-sin, -cos];
}
