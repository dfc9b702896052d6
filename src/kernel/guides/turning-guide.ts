import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import type { Guide } from './guide.ts';
import { GUIDE_STEP, NO_WAY } from './guide-field.ts';

/**
 * A guide that turns with its table: of a goal and its opposite only one is ever asked about, so that what is rough
 * about its lengths is alike on both sides. The guide itself where the table is not symmetric.
 */
export function createTurningGuide({ spec, mirror, count }: Ground, plain: Guide): Guide {
  if (!spec.symmetric) return plain;
  /** By the field that is turned; it is forgotten with it. */
  const turned = new WeakMap<Uint16Array, Uint16Array>();

  function field(to: Point): Uint16Array {
    if (to <= mirror[to]) return plain.field(to);
    const opposite = plain.field(mirror[to]);
    let found = turned.get(opposite);
    if (!found) {
      found = Uint16Array.from({ length: count }, (_, point) => opposite[mirror[point]]);
      turned.set(opposite, found);
    }
    return found;
  }

  return {
    field,
    far(from, to) {
      const steps = field(to)[from];
      return steps === NO_WAY ? Infinity : steps * GUIDE_STEP;
    },
  };
}
