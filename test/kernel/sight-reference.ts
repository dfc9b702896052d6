import type { Ground } from '../../src/kernel/ground.ts';
import { areaOf, cutOut, hullOf, keep, type Point, turn } from './polygons.ts';
import {
  contains,
  isWhole,
  type Part,
  type Place,
  type Terrain,
  terrainOf,
  touches,
  touchesPart,
} from './reference-terrain.ts';

/**
 * Lines of sight the slow way, straight from the table in inches: every shadow is the hull of projected corners, and
 * what is seen of a silhouette is what is left after cutting shadow by shadow out of it.
 */

export interface ReferencePiece {
  readonly hidden: 0 | 1 | 2;
  readonly cover: string;
  readonly touched: boolean;
  /** Cover and class of what the parts hide that the viewer does not touch; null for a piece touched as a whole. */
  readonly untouched: string | null;
  readonly targetInside: boolean;
  readonly viewerInside: boolean;
}

export interface ReferenceRecord {
  readonly seen: boolean;
  readonly shown: number;
  readonly hidden: 0 | 1 | 2;
  readonly centreClear: boolean;
  readonly pieces: readonly ReferencePiece[];
}

const RADIUS = 1250;
const HEIGHT = 3200;
const EYE = 2800;
const WHOLE = 2 * RADIUS * HEIGHT;
const NEAR = 1e-3;
/** Shares of a silhouette that doubles cannot tell from nothing or from half. */
const TINY = 1e-7;

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

/** Points by how far along the line between two axes they are, and how far off it. */
interface Frame {
  readonly length: number;
  local(point: Point): Point;
}

function frameOf(viewer: Place, target: Place): Frame {
  const length = Math.hypot(target.x - viewer.x, target.y - viewer.y);
  const [dx, dy] = [(target.x - viewer.x) / length, (target.y - viewer.y) / length];
  const local = ([x, y]: Point): Point => [
    (x - viewer.x) * dx + (y - viewer.y) * dy,
    (y - viewer.y) * dx - (x - viewer.x) * dy,
  ];
  return { length, local };
}

/** Whether a part is surely not in the strip between two bases, which spares working out a shadow that is none. */
function isAside({ round: { middle, radius } }: Part, { length, local }: Frame): boolean {
  const [p, q] = local(middle);
  return Math.abs(q) > RADIUS + radius + NEAR || p + radius < 0 || p - radius > length + NEAR;
}

function shadowOf(part: Part, frame: Frame, viewer: Place, target: Place): Point[] | undefined {
  if (isAside(part, frame)) return undefined;
  const { length, local } = frame;
  const between = keep(
    keep(part.outline.map(local), ([p]) => p - NEAR),
    ([p]) => length - p,
  );
  if (between.every(([, q]) => q >= RADIUS) || between.every(([, q]) => q <= -RADIUS)) return undefined;
  const eye = viewer.z + EYE;
  const corners = between.flatMap(([p, q]) =>
    [part.from, part.to].map((z): Point => [(q * length) / p, eye + ((z - eye) * length) / p - target.z]),
  );
  const shadow = hullOf(corners);
  return shadow.length < 3 ? undefined : shadow;
}

/** Whether the line from the eye to half the height of the target runs through the part for some length. */
function stopsCentre(part: Part, frame: Frame, viewer: Place, target: Place): boolean {
  if (isAside(part, frame)) return false;
  const { length, local } = frame;
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
function depthIn(terrain: Terrain, viewer: Place, target: Place): number {
  const { length, local } = frameOf(viewer, target);
  const width = 1e-4;
  const sides = [
    ([, q]: Point) => q + width / 2,
    ([, q]: Point) => width / 2 - q,
    ([p]: Point) => p,
    ([p]: Point) => length - p,
  ];
  const thread = sides.reduce(keep, terrain.outline.map(local));
  return areaOf(thread) / width;
}

function classOf(share: number, least: number): 0 | 1 | 2 {
  if (share <= least) return 0;
  return share >= 0.5 - least ? 2 : 1;
}

interface Shadow extends Part {
  readonly piece: number;
  readonly shape: Point[];
  readonly share: number;
}

function shadowsOf(terrain: readonly Terrain[], viewer: Place, target: Place, least: number): Shadow[] {
  const frame = frameOf(viewer, target);
  return terrain.flatMap(({ parts }, piece) =>
    parts.flatMap((part) => {
      const shape = shadowOf(part, frame, viewer, target);
      const share = shape ? shareIn([shape]) : 0;
      return shape && share > least ? [{ ...part, piece, shape, share }] : [];
    }),
  );
}

function shareStopped(shadows: readonly Shadow[]): number {
  return shareIn(shadows.filter((shadow) => shadow.stops).map((shadow) => shadow.shape));
}

const RANKS = ['none', 'light', 'medium', 'heavy'];

/** Cover class of the shadow that hides most, the heavier one of equals. */
function coverOf(shadows: readonly Shadow[], least: number): string | undefined {
  const most = Math.max(...shadows.map((shadow) => shadow.share));
  const widest = shadows
    .filter((shadow) => shadow.share > most - least)
    .map((shadow) => RANKS.indexOf(shadow.cover));
  return RANKS[Math.max(...widest)];
}

function untouchedOf(one: Terrain, shadows: readonly Shadow[], viewer: Place, least: number): string | null {
  if (isWhole(one) && touches(one, viewer)) return null;
  const rest = shadows.filter((shadow) => !touchesPart(shadow, viewer));
  const cover = rest.length === 0 ? one.piece.cover : coverOf(rest, least);
  return `${cover} ${classOf(shareIn(rest.map(({ shape }) => shape)), least)}`;
}

function recordOf(terrain: readonly Terrain[], viewer: Place, target: Place, least: number): ReferenceRecord {
  const shadows = shadowsOf(terrain, viewer, target, least);
  const share = shareStopped(shadows);
  const shareBack = shareStopped(shadowsOf(terrain, target, viewer, least));
  if (Math.min(share, shareBack) >= 1 - least) {
    return { seen: false, shown: 0, hidden: 2, centreClear: false, pieces: [] };
  }
  const pieces = terrain.flatMap((one, index): ReferencePiece[] => {
    const own = shadows.filter((shadow) => shadow.piece === index);
    const { area, cover } = one.piece;
    const targetInside = area && contains(one.outline, target);
    if (own.length === 0 && !targetInside) return [];
    return [
      {
        hidden: classOf(shareIn(own.map((shadow) => shadow.shape)), least),
        cover: coverOf(own, least) ?? cover,
        touched: touches(one, viewer),
        untouched: untouchedOf(one, own, viewer, least),
        targetInside,
        viewerInside: area && contains(one.outline, viewer),
      },
    ];
  });
  const frame = frameOf(viewer, target);
  const stops = (part: Part) => part.stops && stopsCentre(part, frame, viewer, target);
  const centreClear = !terrain.some(({ parts }) => parts.some(stops));
  // Sight is mutual, and so is how much shows.
  const shown = Math.min(4, Math.floor(64 * (1 - Math.min(share, shareBack) + least)));
  return { seen: true, shown, hidden: classOf(share, least), centreClear, pieces };
}

/** What models on the points of a ground see, and how far the lines between them run inside a piece. */
export interface Reference {
  /**
   * What a model on point `from` sees of a model on point `to`, which is not above or below it; `least` is the share of
   * the silhouette up to which a shadow is none.
   */
  record(from: number, to: number, least?: number): ReferenceRecord;
  depth(piece: number, from: number, to: number): number;
}

export function createReference({ spec, x, y, z }: Ground): Reference {
  const terrain = spec.pieces.map(terrainOf);
  const place = (i: number): Place => ({ x: x[i], y: y[i], z: z[i] });
  return {
    record: (from, to, least = TINY) => recordOf(terrain, place(from), place(to), least),
    depth: (piece, from, to) => depthIn(terrain[piece], place(from), place(to)),
  };
}
