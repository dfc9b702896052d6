import type { Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { INCH } from '../length.ts';

/** A spot in the lengths of the table, from its middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a standing point is, in inches from the table's corner at seat 0's left, as a match is told. */
export function placeAt(ground: Ground, at: Point): string {
  return spotText(ground, spotOf(ground, at));
}

/** The same of any spot, as a template's middle. */
export function spotText(ground: Ground, spot: Spot): string {
  const [x, y, z] = inchesOf(ground, spot);
  return `${x.toFixed(1)},${y.toFixed(1)}${z > 0 ? `, ${z.toFixed(1)} up` : ''}`;
}

/** The same as numbers, to a thousandth: to the right, away from seat 0, up. */
export function inchesAt(ground: Ground, at: Point): number[] {
  return inchesOf(ground, spotOf(ground, at)).map((inches) => Math.round(inches * 1000) / 1000);
}

/** A standing point as data: its number and where it is. */
export function pointData(ground: Ground, at: Point) {
  return { at, inches: inchesAt(ground, at) };
}

/** Standing points as data: their numbers and where they are. */
export function pathData(ground: Ground, points: ArrayLike<Point>) {
  const path = Array.from(points);
  return { path, inches: path.map((at) => inchesAt(ground, at)) };
}

function spotOf({ x, y, z }: Ground, at: Point): Spot {
  return { x: x[at], y: y[at], z: z[at] };
}

function inchesOf({ spec: { width, depth } }: Ground, { x, y, z }: Spot): [number, number, number] {
  return [x / INCH + width / 2, y / INCH + depth / 2, z / INCH];
}
