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
  /** By the field that is turned, which many points share; and by point, where it is found at once. */
  const turned = new Map<Uint16Array, Uint16Array>();
  const known: (Uint16Array | undefined)[] = new Array(count);

  function field(to: Point): Uint16Array {
    known[to] ??= to <= mirror[to] ? plain.field(to) : turnedField(plain.field(mirror[to]));
    return known[to];
  }

  function turnedField(opposite: Uint16Array): Uint16Array {
    const found = turned.get(opposite) ?? Uint16Array.from(mirror, (point) => opposite[point]);
    turned.set(opposite, found);
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
