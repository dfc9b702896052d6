import { INCH } from '../../kernel/length.ts';
import type { Match } from './match.ts';

/** Where a standing point is, in inches from the table's corner at seat 0's left, as a match is told. */
export function placeAt(m: Match, at: number): string {
  const [x, y, z] = exactlyAt(m, at);
  return `${x.toFixed(1)},${y.toFixed(1)}${z > 0 ? `, ${z.toFixed(1)} up` : ''}`;
}

/** The same as numbers, to a thousandth: to the right, away from seat 0, up. */
export function inchesAt(m: Match, at: number): number[] {
  return exactlyAt(m, at).map((inches) => Math.round(inches * 1000) / 1000);
}

/** Standing points as data: their numbers and where they are. */
export function pathData(m: Match, points: ArrayLike<number>) {
  const path = Array.from(points);
  return { path, inches: path.map((at) => inchesAt(m, at)) };
}

function exactlyAt(m: Match, at: number): [x: number, y: number, z: number] {
  const { ground, halfWidth, halfDepth } = m.theatre;
  return [(ground.x[at] + halfWidth) / INCH, (ground.y[at] + halfDepth) / INCH, ground.z[at] / INCH];
}
