import type { Point } from '../../../kernel/entities.ts';
import type { Ground } from '../../../kernel/ground.ts';
import type { Length } from '../../../kernel/length.ts';

/**
 * Whether a charge gets from one standing point to an enemy on another, as policies judge it: it has to get there and
 * not only near. A rough way goes from centre to centre and may be a base too long on the level.
 *
 * @param distance between the bases
 * @param way its rough length
 */
export function getsThere(
  { z, radius }: Ground,
  from: Point,
  to: Point,
  distance: Length,
  way: Length,
  charge: Length,
): boolean {
  return distance <= charge && way <= charge + (z[from] === z[to] ? 4 * radius : 0);
}
