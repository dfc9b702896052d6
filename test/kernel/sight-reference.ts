import type { Ground } from '../../src/kernel/ground.ts';
import type { Corner, Piece } from '../../src/kernel/terrain.ts';

/**
 * Lines of sight the slow way, straight from the table in inches: every shadow is the hull of projected corners, and
 * what is seen of a silhouette is what is left after cutting shadow by shadow out of it.
 */

type Point = readonly [number, number];

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

interface Part {
  readonly outline: readonly Point[];
  readonly from: number;
  readonly to: number;
  readonly cover: string;
  readonly stops: boolean;
}

export interface ReferencePiece {
  readonly piece: number;
  readonly hidden: 0 | 1 | 2;
  readonly cover: string;
  readonly touched: boolean;
  readonly targetInside: boolean;
  readonly viewerInside: boolean;
}

export interface ReferenceRecord {
  readonly seen: boolean;
  readonly hidden: 0 | 1 | 2;
  readonly centreClear: boolean;
  readonly pieces: readonly ReferencePiece[];
}

const RADIUS = 1250;
const HEIGHT = 3200;
const EYE = 2800;
const WHOLE = 2 * RADIUS * HEIGHT;
const SLAB = 500;
const NEAR = 1e-3;
/** Shares of a silhouette that doubles cannot tell from nothing or from half. */
const TINY = 1e-7;

function hundredths(inches: number): number {
  return Math.sign(inches) * Math.round(Math.abs(inches) * 2540);
}

function polygon(corners: readonly Corner[]): Point[] {
  return corners.map(([x, y]) => [hundredths(x), hundredths(y)]);
}

function partsOf(piece: Piece): Part[] {
  const solids = piece.solids.map((solid) => ({
    outline: polygon(solid.outline),
    from: hundredths(solid.from),
    to: hundredths(solid.to),
    cover: solid.cover,
    stops: true,
  }));
  const floors = piece.floors.map((floor) => {
    const to = hundredths(floor.height);
    return { outline: polygon(floor.outline), from: to - SLAB, to, cover: piece.cover, stops: true };
  });
  const veil = {
    outline: polygon(piece.outline),
    from: 0,
    to: hundredths(piece.height),
    cover: piece.cover,
    stops: false,
  };
  return [...solids, ...floors, ...(piece.area ? [veil] : [])];
}

/** Where the segment a - b meets the line on which `side` is 0, given that the ends are on different sides. */
function crossing(a: Point, b: Point, side: (p: Point) => number): Point {
  const [sa, sb] = [side(a), side(b)];
  const t = sa / (sa - sb);
  return [a[0] + t * (b[0] - a[0]), a[1] + t * (b[1] - a[1])];
}

function keep(shape: readonly Point[], side: (p: Point) => number): Point[] {
  return shape.flatMap((b, i) => {
    const a = shape[(i + shape.length - 1) % shape.length];
    const cut = side(a) * side(b) < 0 ? [crossing(a, b, side)] : [];
    return side(b) >= 0 ? [...cut, b] : cut;
  });
}

function areaOf(shape: readonly Point[]): number {
  let twice = 0;
  shape.forEach(([x, y], i) => {
    const [nx, ny] = shape[(i + 1) % shape.length];
    twice += x * ny - nx * y;
  });
  return Math.abs(twice) / 2;
}

function turn(o: Point, a: Point, b: Point): number {
  return (a[0] - o[0]) * (b[1] - o[1]) - (a[1] - o[1]) * (b[0] - o[0]);
}

/** Convex hull, counter-clockwise. */
function hullOf(points: readonly Point[]): Point[] {
  const sorted = [...points].sort((a, b) => a[0] - b[0] || a[1] - b[1]);
  const chain = (list: readonly Point[]) => {
    const hull: Point[] = [];
    for (const p of list) {
      while (hull.length > 1 && turn(hull[hull.length - 2], hull[hull.length - 1], p) <= 0) hull.pop();
      hull.push(p);
    }
    return hull.slice(0, -1);
  };
  return [...chain(sorted), ...chain(sorted.toReversed())];
}

/** The pieces of a convex shape that are outside another one. */
function cutOut(shape: readonly Point[], hole: readonly Point[]): Point[][] {
  const outside: Point[][] = [];
  let rest: Point[] = [...shape];
  hole.forEach((from, i) => {
    const to = hole[(i + 1) % hole.length];
    const part = keep(rest, (p) => -turn(from, to, p));
    if (part.length > 2) outside.push(part);
    rest = keep(rest, (p) => turn(from, to, p));
  });
  return outside;
}

const SILHOUETTE: Point[] = [
  [-RADIUS, 0],
  [RADIUS, 0],
  [RADIUS, HEIGHT],
  [-RADIUS, HEIGHT],
];

/** Share of the silhouette in any of the shadows. */
function shareIn(shadows: readonly Point[][]): number {
  let left: Point[][] = [SILHOUETTE];
  for (const shadow of shadows) left = left.flatMap((shape) => cutOut(shape, shadow));
  return 1 - left.reduce((sum, shape) => sum + areaOf(shape), 0) / WHOLE;
}

function frameOf(viewer: Place, target: Place) {
  const length = Math.hypot(target.x - viewer.x, target.y - viewer.y);
  const [dx, dy] = [(target.x - viewer.x) / length, (target.y - viewer.y) / length];
  const local = ([x, y]: Point): Point => [
    (x - viewer.x) * dx + (y - viewer.y) * dy,
    (y - viewer.y) * dx - (x - viewer.x) * dy,
  ];
  return { length, local };
}

function shadowOf(part: Part, viewer: Place, target: Place): Point[] | undefined {
  const { length, local } = frameOf(viewer, target);
  const between = keep(
    keep(part.outline.map(local), ([p]) => p - NEAR),
    ([p]) => length - p,
  );
  if (between.length < 3) return undefined;
  const eye = viewer.z + EYE;
  const corners = between.flatMap(([p, q]) =>
    [part.from, part.to].map((z): Point => [(q * length) / p, eye + ((z - eye) * length) / p - target.z]),
  );
  const shadow = hullOf(corners);
  return shadow.length < 3 ? undefined : shadow;
}

/** Whether the line from the eye to half the height of the target runs through the part for some length. */
function stopsCentre(part: Part, viewer: Place, target: Place): boolean {
  const { length, local } = frameOf(viewer, target);
  const outline = part.outline.map(local);
  const inside = hullOf(outline);
  let [from, to] = [0, length];
  inside.forEach((a, i) => {
    const b = inside[(i + 1) % inside.length];
    const [start, end] = [turn(a, b, [0, 0]), turn(a, b, [length, 0])];
    const at = (start / (start - end)) * length;
    if (start < 1e-3 && end < 1e-3) to = -1;
    else if (start < 0) from = Math.max(from, at);
    else if (end < 0) to = Math.min(to, at);
  });
  const height = (p: number) => viewer.z + EYE + ((target.z + HEIGHT / 2 - viewer.z - EYE) * p) / length;
  if (to - from < 1e-3) return false;
  const [low, high] = [Math.min(height(from), height(to)), Math.max(height(from), height(to))];
  return high > part.from + 1e-3 && low < part.to - 1e-3;
}

/** Length of the line between two axes inside the footprint of a piece, by cutting a thread as thin as can be out of it. */
export function referenceDepth(ground: Ground, piece: number, from: number, to: number): number {
  const { length, local } = frameOf(placeOf(ground, from), placeOf(ground, to));
  const width = 1e-4;
  const sides = [
    ([, q]: Point) => q + width / 2,
    ([, q]: Point) => width / 2 - q,
    ([p]: Point) => p,
    ([p]: Point) => length - p,
  ];
  const thread = sides.reduce(keep, polygon(ground.spec.pieces[piece].outline).map(local));
  return areaOf(thread) / width;
}

function classOf(share: number): 0 | 1 | 2 {
  if (share <= TINY) return 0;
  return share >= 0.5 - TINY ? 2 : 1;
}

function contains(outline: readonly Point[], { x, y }: Place): boolean {
  const sides = outline.map((a, i) => turn(a, outline[(i + 1) % outline.length], [x, y]));
  return sides.every((side) => side >= 0) || sides.every((side) => side <= 0);
}

function gapTo(outline: readonly Point[], place: Place): number {
  if (contains(outline, place)) return 0;
  const distances = outline.map((a, i) => {
    const b = outline[(i + 1) % outline.length];
    const along = (place.x - a[0]) * (b[0] - a[0]) + (place.y - a[1]) * (b[1] - a[1]);
    const t = Math.min(1, Math.max(0, along / ((b[0] - a[0]) ** 2 + (b[1] - a[1]) ** 2)));
    return Math.hypot(place.x - a[0] - t * (b[0] - a[0]), place.y - a[1] - t * (b[1] - a[1]));
  });
  return Math.max(0, Math.min(...distances) - RADIUS);
}

function touches(piece: Piece, place: Place): boolean {
  const parts = partsOf(piece);
  const top = Math.max(hundredths(piece.height), ...parts.map((part) => part.to));
  const solids = parts.slice(0, piece.solids.length);
  return (
    (place.z <= top && gapTo(polygon(piece.outline), place) <= 300) ||
    solids.some(
      (part) => part.from < place.z + HEIGHT && part.to > place.z && gapTo(part.outline, place) <= 300,
    )
  );
}

interface Shadow extends Part {
  readonly piece: number;
  readonly shape: Point[];
}

function shadowsOn(ground: Ground, viewer: Place, target: Place): Shadow[] {
  return ground.spec.pieces.flatMap((piece, index) =>
    partsOf(piece).flatMap((part) => {
      const shape = shadowOf(part, viewer, target);
      return shape && shareIn([shape]) > TINY ? [{ ...part, piece: index, shape }] : [];
    }),
  );
}

function placeOf(ground: Ground, i: number): Place {
  return { x: ground.x[i], y: ground.y[i], z: ground.z[i] };
}

const RANKS = ['none', 'light', 'medium', 'heavy'];

/** What a model on point `from` sees of a model on point `to`, which is not above or below it. */
export function referenceRecord(ground: Ground, from: number, to: number): ReferenceRecord {
  const viewer = placeOf(ground, from);
  const target = placeOf(ground, to);
  const shadows = shadowsOn(ground, viewer, target);
  const stopped = (list: readonly Shadow[]) =>
    shareIn(list.filter((shadow) => shadow.stops).map((shadow) => shadow.shape));
  const share = stopped(shadows);
  const shareBack = stopped(shadowsOn(ground, target, viewer));
  if (Math.min(share, shareBack) >= 1 - TINY) {
    return { seen: false, hidden: 2, centreClear: false, pieces: [] };
  }

  const pieces = ground.spec.pieces.flatMap((piece, index): ReferencePiece[] => {
    const own = shadows.filter((shadow) => shadow.piece === index);
    const targetInside = piece.area && contains(polygon(piece.outline), target);
    if (own.length === 0 && !targetInside) return [];
    const ranked = own
      .map((shadow) => ({ cover: shadow.cover, share: shareIn([shadow.shape]) }))
      .sort((a, b) =>
        Math.abs(a.share - b.share) > TINY
          ? b.share - a.share
          : RANKS.indexOf(b.cover) - RANKS.indexOf(a.cover),
      );
    return [
      {
        piece: index,
        hidden: classOf(shareIn(own.map((shadow) => shadow.shape))),
        cover: ranked[0]?.cover ?? piece.cover,
        touched: touches(piece, viewer),
        targetInside,
        viewerInside: piece.area && contains(polygon(piece.outline), viewer),
      },
    ];
  });
  const centreClear = !ground.spec.pieces
    .flatMap(partsOf)
    .some((part) => part.stops && stopsCentre(part, viewer, target));
  return { seen: true, hidden: classOf(share), centreClear, pieces };
}
