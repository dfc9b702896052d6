import { MODEL_HEIGHT } from '../base.ts';
import type { Point } from '../entities.ts';
import { nearestInOutline } from '../geometry/nearest-in-outline.ts';
import { isNear, type Shape, shapeOf } from '../geometry/shape.ts';
import type { Ground } from '../ground.ts';
import type { Length } from '../length.ts';
import { GRAZE, lineMeets } from './line-meets.ts';
import { type Obscurer, obscurersOf } from './obscurer.ts';
import type { SightRecord } from './sight-record.ts';

/** What of a model on the ground is seen, in the words of sight records; its lines stand for its silhouette. */
export type LowView = Pick<SightRecord, 'seen' | 'hidden' | 'centreClear'>;

/** What is across lines between models. */
export interface Screens {
  /** Woods or the like are across the line between the middles of two models. */
  isVeiled(from: Point, at: Point): boolean;
  /** An obstacle or a veil is across the line between the middles and no farther than this from the base on `at`. */
  isScreened(from: Point, at: Point, within: Length, above?: Length): boolean;
  /** Solids leave a line open between models so far above two points: from the eye of one to feet, middle or head of the other. */
  isOpen(from: Point, at: Point, above: Length, aboveAt: Length): boolean;
  /** How a model of a share of the usual height is seen. */
  seeLow(from: Point, at: Point, share: number): LowView;
}

/** An obscurer with the box around it. */
type Screen = Obscurer & Shape;

/** Feet, middle and head of a model. */
const PARTS: readonly Length[] = [GRAZE, MODEL_HEIGHT / 2, MODEL_HEIGHT];

/** Nothing between two models hides anything of the other, even of one on the ground. */
const OPEN: LowView = { seen: true, hidden: 0, centreClear: true };

export function createScreens(ground: Ground): Screens {
  const { spec, radius, x, y } = ground;
  const obscurers = obscurersOf(spec).map((one): Screen => ({ ...one, ...shapeOf(one.outline) }));
  const veils = obscurers.filter(({ stops }) => !stops);
  const stoppers = obscurers.filter(({ stops }) => stops);
  // Whoever asks how near obscurers are asks about one distance all the time.
  const close: (readonly Screen[] | undefined)[] = new Array(ground.count);
  /** By point: 1 once it is known that none is near it, as is so of most. */
  const bare = new Uint8Array(ground.count);
  let nearness: Length = -1;

  function forgetClose(within: Length): void {
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
    isVeiled: (from, at) => lineMeets(ground, between(veils, from, at), from, at, 0, MODEL_HEIGHT / 2),
    isScreened(from, at, within, above = 0) {
      if (within !== nearness) forgetClose(within);
      if (bare[at] > 0) return false;
      const screens = closeTo(at, within);
      if (screens.length === 0) bare[at] = 1;
      return lineMeets(ground, between(screens, from, at), from, at, 0, MODEL_HEIGHT / 2, above);
    },
    isOpen(from, at, above, aboveAt) {
      const screens = between(stoppers, from, at);
      const shows = (eye: Point, model: Point, up: Length, upAt: Length) =>
        PARTS.some((height) => !lineMeets(ground, screens, eye, model, 0, upAt + height, up));
      return shows(from, at, above, aboveAt) || shows(at, from, aboveAt, above);
    },
    seeLow: (from, at, share) => lowView(ground, between(stoppers, from, at), from, at, MODEL_HEIGHT * share),
  };
}

/** What some screens leave to be seen of a model no higher than `top`: by its corners and its middle. */
function lowView(ground: Ground, screens: readonly Screen[], from: Point, at: Point, top: Length): LowView {
  if (screens.length === 0) return OPEN;
  const { radius } = ground;
  const stopped = (beside: Length, height: Length) => lineMeets(ground, screens, from, at, beside, height);
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
