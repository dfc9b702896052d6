import { INCH } from '../../kernel/length.ts';
import type { Match } from './match.ts';

/** A spot in the lengths of the table, from its middle. */
interface Spot {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** Where a standing point is, in inches from the table's corner at seat 0's left, as a match is told. */
export function placeAt(m: Match, at: number): string {
  const { x, y, z } = m.theatre.ground;
  return spotText(m, { x: x[at], y: y[at], z: z[at] });
}

/** The same of any spot, as a template's middle. */
export function spotText(m: Match, spot: Spot): string {
  const [x, y, z] = inchesOf(m, spot);
  return `${x.toFixed(1)},${y.toFixed(1)}${z > 0 ? `, ${z.toFixed(1)} up` : ''}`;
}

/** The same as numbers, to a thousandth: to the right, away from seat 0, up. */
export function inchesAt(m: Match, at: number): number[] {
  const { x, y, z } = m.theatre.ground;
  return inchesOf(m, { x: x[at], y: y[at], z: z[at] }).map((inches) => Math.round(inches * 1000) / 1000);
}

/** Standing points as data: their numbers and where they are. */
export function pathData(m: Match, points: ArrayLike<number>) {
  const path = Array.from(points);
  return { path, inches: path.map((at) => inchesAt(m, at)) };
}

function inchesOf(m: Match, { x, y, z }: Spot): [x: number, y: number, z: number] {
  const { halfWidth, halfDepth } = m.theatre;
  return [(x + halfWidth) / INCH, (y + halfDepth) / INCH, z / INCH];
}
