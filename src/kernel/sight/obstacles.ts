import { EYE_HEIGHT, MODEL_HEIGHT } from '../base.ts';
import type { Point } from '../entities.ts';
import { nearestInOutline } from '../geometry/nearest-in-outline.ts';
import { type Prism, reachesInto, solidsOf } from '../geometry/prism.ts';
import { isNear, type Shape, shapeOf } from '../geometry/shape.ts';
import { spanInOutline } from '../geometry/spans.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import type { CoverClass } from '../terrain.ts';
import { type Obscurer, obscurersOf } from './obscurer.ts';
import type { SightRecord } from './sight-record.ts';

/** Lines that graze a piece by less do not meet it. */
const GRAZE: Length = 1;

/** What of a model on the ground is seen, in the words of sight records; its lines stand for its silhouette. */
export type LowView = Pick<SightRecord, 'seen' | 'hidden' | 'centreClear'>;

/** What sight records do not tell: woods across a line, obstacles somebody crouches behind, what lies on the ground. */
export interface Obstacles {
  /** Woods or the like are across the line between the middles of two models. */
  isVeiled(from: Point, at: Point): boolean;
  /** A model on `at` touches an obstacle that is between it and `from`. */
  isBehind(from: Point, at: Point): boolean;
  /** Cover classes of all such obstacles; of those that hide its feet, where the model on `from` is so far above it. */
  shelters(from: Point, at: Point, above?: Length): readonly CoverClass[];
  /** An obstacle or a veil is across the line between the middles and no farther than this from the base on `at`. */
  isScreened(from: Point, at: Point, within: Length, above?: Length): boolean;
  /** Solids leave a line open between models so far above two points: from the eye of one to feet, middle or head of the other. */
  isOpen(from: Point, at: Point, above: Length, aboveAt: Length): boolean;
  /** How a model of a share of the usual height is seen. */
  seeLow(from: Point, at: Point, share: number): LowView;
}

/** An obscurer with the box around it. */
type Screen = Obscurer & Shape;

/** A solid, the index of its piece and its cover class. */
interface Solid extends Prism {
  readonly piece: number;
  readonly cover: CoverClass;
}

/** Whoever touches nothing is behind nothing. */
const NO_SHELTER: readonly CoverClass[] = [];

/** A point without solids that a base on it touches, and without obscurers near it. */
const NO_SOLIDS = 1;
const NO_SCREENS = 2;

/** Feet, middle and head of a model. */
const PARTS: readonly Length[] = [GRAZE, MODEL_HEIGHT / 2, MODEL_HEIGHT];

/** Nothing between two models hides anything of the other, even of one on the ground. */
const OPEN: LowView = { seen: true, hidden: 0, centreClear: true };

export function createObstacles(ground: Ground): Obstacles {
  const { spec, radius, x, y, z } = ground;
  const obscurers = obscurersOf(spec).map((one): Screen => ({ ...one, ...shapeOf(one.outline) }));
  const veils = obscurers.filter(({ stops }) => !stops);
  const stoppers = obscurers.filter(({ stops }) => stops);
  const solids = spec.pieces.flatMap((piece, p) =>
    piece.area
      ? []
      : solidsOf(piece).map((solid, i): Solid => ({ ...solid, piece: p, cover: piece.solids[i].cover })),
  );
  const touched: (readonly Solid[] | undefined)[] = new Array(ground.count);
  /** By point: NO_SOLIDS and NO_SCREENS, once that is known of it; most points have neither. */
  const bare = new Uint8Array(ground.count);
  // Whoever asks how near obscurers are asks about one distance all the time.
  const close: (readonly Screen[] | undefined)[] = new Array(ground.count);
  let nearness: Length = -1;

  /**
   * Obstacles that reach up from a model's level and that its base touches, as far as the lattice lets it: they are
   * less than a step away, and no other piece stands between. `Ground.touches` is stricter: a gap of at most 3 mm.
   */
  function touchedBy(at: Point): readonly Solid[] {
    touched[at] ??= touchedOf(
      ground,
      solids.filter((solid) => reachesInto(solid, z[at])),
      at,
    );
    return touched[at];
  }

  function forgetScreens(within: Length): void {
    nearness = within;
    close.fill(undefined);
    bare.fill(0);
  }

  /** Obscurers no farther than this from the base on a point. */
  function closeTo(at: Point, within: Length): readonly Screen[] {
    const reach = within + radius;
    close[at] ??= obscurers.filter(({ outline }) => {
      const [nx, ny] = nearestInOutline(outline, x[at], y[at]);
      return (nx - x[at]) * (nx - x[at]) + (ny - y[at]) * (ny - y[at]) <= reach * reach;
    });
    return close[at];
  }

  /** Those of some screens that lines between bases on two points can meet. */
  const between = (screens: readonly Screen[], from: Point, at: Point): readonly Screen[] =>
    screens.filter((screen) => isNear(screen, radius, x[from], y[from], x[at], y[at]));

  return {
    isVeiled: (from, at) => meets(ground, between(veils, from, at), from, at, 0, MODEL_HEIGHT / 2),
    isBehind: (from, at) => touchedBy(at).some((solid) => isBetween(ground, solid, from, at)),
    shelters(from, at, above = 0) {
      if ((bare[at] & NO_SOLIDS) > 0) return NO_SHELTER;
      const touched = touchedBy(at);
      if (touched.length === 0) bare[at] |= NO_SOLIDS;
      const found: CoverClass[] = [];
      for (const solid of touched) {
        if (!isBetween(ground, solid, from, at)) continue;
        if (above === 0 || meets(ground, [solid], from, at, 0, 0, above)) found.push(solid.cover);
      }
      return found;
    },
    isScreened(from, at, within, above = 0) {
      if (within !== nearness) forgetScreens(within);
      if ((bare[at] & NO_SCREENS) > 0) return false;
      const screens = closeTo(at, within);
      if (screens.length === 0) bare[at] |= NO_SCREENS;
      return meets(ground, between(screens, from, at), from, at, 0, MODEL_HEIGHT / 2, above);
    },
    isOpen(from, at, above, aboveAt) {
      const screens = between(stoppers, from, at);
      const shows = (eye: Point, model: Point, up: Length, upAt: Length) =>
        PARTS.some((height) => !meets(ground, screens, eye, model, 0, upAt + height, up));
      return shows(from, at, above, aboveAt) || shows(at, from, aboveAt, above);
    },
    seeLow: (from, at, share) => lowView(ground, between(stoppers, from, at), from, at, MODEL_HEIGHT * share),
  };
}

/** Those of some obstacles that the base on a point touches, with no other piece between. */
function touchedOf({ x, y, radius, pitch }: Ground, upright: readonly Solid[], at: Point): readonly Solid[] {
  const reach = radius + pitch;
  return upright.filter((solid) => {
    const [nx, ny] = nearestInOutline(solid.outline, x[at], y[at]);
    const squared = (nx - x[at]) * (nx - x[at]) + (ny - y[at]) * (ny - y[at]);
    const standsBetween = (other: Solid) =>
      other.piece !== solid.piece && spanInOutline(other.outline, x[at], y[at], nx, ny) !== null;
    return squared < reach * reach && !upright.some(standsBetween);
  });
}

function isBetween({ x, y }: Ground, { outline }: Solid, from: Point, at: Point): boolean {
  const span = spanInOutline(outline, x[from], y[from], x[at], y[at]);
  return span !== null && span[1] > span[0];
}

/**
 * Whether prisms are across the line from an eye to a spot beside the axis of a model and above its feet.
 *
 * @param above how much higher the eye is than that of a model on the point
 */
function meets(
  { x, y, z }: Ground,
  screens: readonly Prism[],
  from: Point,
  at: Point,
  beside: Length,
  height: Length,
  above: Length = 0,
): boolean {
  const dx = x[at] - x[from];
  const dy = y[at] - y[from];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return false;
  const tx = x[at] - (dy / length) * beside;
  const ty = y[at] + (dx / length) * beside;
  const eye = z[from] + EYE_HEIGHT + above;
  const rise = z[at] + height - eye;
  for (const { outline, from: bottom, to: top } of screens) {
    const span = spanInOutline(outline, x[from], y[from], tx, ty);
    if (!span || (span[1] - span[0]) * length < GRAZE) continue;
    const one = eye + rise * span[0];
    const other = eye + rise * span[1];
    if (Math.max(one, other) > bottom && Math.min(one, other) < top) return true;
  }
  return false;
}

/** What some screens leave to be seen of a model no higher than `top`: by its corners and its middle. */
function lowView(ground: Ground, screens: readonly Screen[], from: Point, at: Point, top: Length): LowView {
  if (screens.length === 0) return OPEN;
  const { radius } = ground;
  const stopped = (beside: Length, height: Length) => meets(ground, screens, from, at, beside, height);
  const corners = [-radius, 0, radius].flatMap((beside) =>
    [GRAZE, top].map((height) => stopped(beside, height)),
  );
  const lost = corners.filter((isStopped) => isStopped).length;
  const centreClear = !stopped(0, top / 2);
  return {
    seen: centreClear || lost < corners.length,
    hidden: lost === 0 ? 0 : 2 * lost < corners.length ? 1 : 2,
    centreClear,
  };
}
