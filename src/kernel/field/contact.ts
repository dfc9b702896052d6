import { CONTACT_GAP, MODEL_HEIGHT } from '../base.ts';
import type { Point } from '../entities.ts';
import { hullOf, type Prism, reachesInto, solidsOf } from '../geometry/prism.ts';
import { isNear, type Shape, shapeOf } from '../geometry/shape.ts';
import { spanInOutline } from '../geometry/spans.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length } from '../length.ts';
import { LINEAR_LIMIT_INCHES, type TableSpec } from '../terrain.ts';
import { forPointsAround } from './neighbourhood.ts';

/** Models on surfaces an inch or more apart are out of each other's reach. */
const LEVEL_LIMIT = INCH;
/** A line that runs further than this within a linear obstacle goes along it, not across. */
const ACROSS_LIMIT = LINEAR_LIMIT_INCHES * INCH;

type Points = Pick<
  Ground,
  'spec' | 'pitch' | 'radius' | 'count' | 'x' | 'y' | 'z' | 'column' | 'row' | 'columns' | 'rows' | 'cell'
>;

type Contacts = Pick<Ground, 'touchingStart' | 'touching' | 'acrossStart' | 'across'>;

/** Which bases touch, and which would but for a linear obstacle between them. */
export function contactsOn(points: Points): Contacts {
  const barriers = barriersOf(points.spec);
  const contactOf = contactRule(points, barriers);
  const touchingStart = new Uint32Array(points.count + 1);
  const acrossStart = new Uint32Array(points.count + 1);
  const touching: number[] = [];
  const across: number[] = [];
  for (let a = 0; a < points.count; a++) {
    forPointsAround(points, a, reachFrom(points, barriers, a), (b) => {
      const contact = contactOf(a, b);
      if (contact === 'touching') touching.push(b);
      else if (contact === 'across') across.push(b);
    });
    touchingStart[a + 1] = touching.length;
    acrossStart[a + 1] = across.length;
  }
  return {
    touchingStart,
    touching: Uint16Array.from(touching),
    acrossStart,
    across: Uint16Array.from(across),
  };
}

/** Whether two points are a pair in lists of contacts, those that touch or those that would across an obstacle. */
export function isContact(list: Uint16Array, start: Uint32Array, a: Point, b: Point): boolean {
  for (let i = start[a]; i < start[a + 1]; i++) if (list[i] === b) return true;
  return false;
}

/** How far off a model can be in contact with one on a point. */
function reachFrom({ pitch, radius, x, y }: Points, { hurdles }: Barriers, a: Point): Length {
  const farthest = 2 * radius + ACROSS_LIMIT + pitch;
  const isByHurdle = hurdles.some(({ shape }) => isNear(shape, farthest, x[a], y[a], x[a], y[a]));
  return isByHurdle ? farthest : 2 * radius + CONTACT_GAP;
}

function contactRule(
  { pitch, radius, x, y, z }: Points,
  { walls, hurdles }: Barriers,
): (a: Point, b: Point) => 'touching' | 'across' | 'apart' {
  return (a, b) => {
    const dx = x[b] - x[a];
    const dy = y[b] - y[a];
    const length = Math.sqrt(dx * dx + dy * dy);
    const gap = length - 2 * radius;
    const low = Math.min(z[a], z[b]);
    const high = Math.max(z[a], z[b]);
    // Bases that overlap cannot both be there.
    if (gap < 0 || gap > ACROSS_LIMIT + pitch || high - low >= LEVEL_LIMIT) return 'apart';

    const within = ({ prism, shape }: Barrier) => {
      const isBetween = reachesInto(prism, high, low + MODEL_HEIGHT);
      if (!isBetween || !isNear(shape, 0, x[a], y[a], x[b], y[b])) return 0;
      const span = spanInOutline(prism.outline, x[a], y[a], x[b], y[b]);
      return span ? (span[1] - span[0]) * length : 0;
    };
    let thickness = 0;
    for (const hurdle of hurdles) thickness += within(hurdle);
    const reached = thickness > 0 ? thickness < ACROSS_LIMIT && gap <= thickness + pitch : gap <= CONTACT_GAP;
    if (!reached || walls.some((wall) => within(wall) > 0)) return 'apart';
    return thickness > 0 ? 'across' : 'touching';
  };
}

interface Barrier {
  readonly prism: Prism;
  readonly shape: Shape;
}

/** Linear obstacles, and the solids of all other pieces. */
interface Barriers {
  readonly hurdles: readonly Barrier[];
  readonly walls: readonly Barrier[];
}

function barriersOf({ pieces }: TableSpec): Barriers {
  const barrier = (prism: Prism): Barrier => ({ prism, shape: shapeOf(prism.outline) });
  return {
    walls: pieces
      .filter((piece) => piece.kind !== 'linear')
      .flatMap(solidsOf)
      .map(barrier),
    hurdles: pieces
      .filter((piece) => piece.kind === 'linear')
      .map(hullOf)
      .map(barrier),
  };
}
