import type { Corner, Piece } from '../../src/kernel/terrain.ts';
import { type Point, turn } from './polygons.ts';

/** A piece of terrain as the reference of sight reads it: in 1/100 mm, its parts side by side. */
export interface Terrain {
  readonly piece: Piece;
  readonly outline: readonly Point[];
  readonly parts: readonly Part[];
}

/** A circle around an outline. */
export interface Round {
  readonly middle: Point;
  readonly radius: number;
}

export interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

export interface Part {
  readonly outline: readonly Point[];
  readonly round: Round;
  readonly from: number;
  readonly to: number;
  readonly cover: string;
  readonly stops: boolean;
}

const RADIUS = 1250;
const HEIGHT = 3200;
const SLAB = 500;

function hundredths(inches: number): number {
  return Math.sign(inches) * Math.round(Math.abs(inches) * 2540);
}

function polygon(corners: readonly Corner[]): Point[] {
  return corners.map(([x, y]) => [hundredths(x), hundredths(y)]);
}

function roundOf(outline: readonly Point[]): Round {
  const sum = (axis: 0 | 1) => outline.reduce((total, corner) => total + corner[axis], 0);
  const middle: Point = [sum(0) / outline.length, sum(1) / outline.length];
  const radius = Math.max(...outline.map(([x, y]) => Math.hypot(x - middle[0], y - middle[1])));
  return { middle, radius };
}

function shapeOf(corners: readonly Corner[]): Pick<Part, 'outline' | 'round'> {
  const outline = polygon(corners);
  return { outline, round: roundOf(outline) };
}

function partsOf(piece: Piece): Part[] {
  const solids = piece.solids.map((solid) => ({
    ...shapeOf(solid.outline),
    from: hundredths(solid.from),
    to: hundredths(solid.to),
    cover: solid.cover,
    stops: true,
  }));
  const floors = piece.floors.map((floor) => {
    const to = hundredths(floor.height);
    return { ...shapeOf(floor.outline), from: to - SLAB, to, cover: piece.cover, stops: true };
  });
  const veil = {
    ...shapeOf(piece.outline),
    from: 0,
    to: hundredths(piece.height),
    cover: piece.cover,
    stops: false,
  };
  // The floor on top of a hill is the hill: it hides nothing that the hill does not, and is touched where the hill is.
  const own = floors.filter((floor) => !solids.some((solid) => holds(solid, floor)));
  return [...solids, ...own, ...(piece.area ? [veil] : [])];
}

export function terrainOf(piece: Piece): Terrain {
  return { piece, outline: polygon(piece.outline), parts: partsOf(piece) };
}

function holds(solid: Part, floor: Part): boolean {
  const isInside = floor.outline.every(([x, y]) => contains(solid.outline, { x, y, z: 0 }));
  return isInside && solid.from <= floor.from && solid.to >= floor.to;
}

export function contains(outline: readonly Point[], { x, y }: Place): boolean {
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

/** Whether a base is within 3 mm of a wall or floor that is beside it or under it. */
export function touchesPart(part: Part, place: Place): boolean {
  if (!part.stops || part.from >= place.z + HEIGHT || part.to < place.z) return false;
  return gapTo(part.outline, place) <= 300;
}

/** Whether it touches some part of a piece, or all of a piece that has no parts but its veil. */
export function touches(terrain: Terrain, place: Place): boolean {
  const { piece, outline, parts } = terrain;
  if (isWhole(terrain)) return place.z <= hundredths(piece.height) && gapTo(outline, place) <= 300;
  return parts.some((part) => touchesPart(part, place));
}

/** Area terrain without walls and floors, which can only be touched as a whole. */
export function isWhole({ parts }: Terrain): boolean {
  return parts.every(({ stops }) => !stops);
}
