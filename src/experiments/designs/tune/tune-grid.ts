import type { Factor } from '../../terms/factor.ts';
import { type Bounds, snapped, stepsIn } from '../../terms/values.ts';

/** A number that may be changed. */
export interface Axis {
  readonly factor: Factor;
  readonly bounds: Bounds;
  readonly book: number;
}

/** A value for each axis. */
export type Point = readonly number[];

/** Numbers without steps are searched in steps of this share of their range. */
const FINEST = 1 / 16;
/** The first moves reach this far, as a share of the range. */
const FIRST = 1 / 4;

/** Points of a search at most. */
export const MOST_POINTS = 80;

/** How far a move reaches on each axis at first, in whole steps of the axis. */
export function firstMesh(axes: readonly Axis[]): number[] {
  return axes.map(({ bounds }) =>
    Math.max(1, Math.round(((bounds.max - bounds.min) * FIRST) / stepOf(bounds))),
  );
}

/** Half as far, at least one step; null once every axis is down to a step. */
export function finerMesh(mesh: readonly number[]): number[] | null {
  return mesh.every((steps) => steps === 1) ? null : mesh.map((steps) => Math.max(1, Math.floor(steps / 2)));
}

/** The points one move away from a point, along one axis each, within bounds. */
export function neighbours(axes: readonly Axis[], point: Point, mesh: readonly number[]): Point[] {
  return axes.flatMap(({ bounds }, i) =>
    [-1, 1].flatMap((sign) => {
      const value = snapped(point[i] + sign * mesh[i] * stepOf(bounds), bounds);
      return value === point[i] ? [] : [point.map((own, j) => (j === i ? value : own))];
    }),
  );
}

/**
 * Points of a search of the usual length, the book among them: those around it, move by move, and two for each number
 * around a point that is better once.
 */
export function usualPoints(axes: readonly Axis[]): number {
  const book = axes.map((axis) => axis.book);
  const points = new Set([book.join()]);
  for (let mesh: number[] | null = firstMesh(axes); mesh !== null; mesh = finerMesh(mesh)) {
    for (const point of neighbours(axes, book, mesh)) points.add(point.join());
  }
  return Math.min(mostPoints(axes), points.size + 2 * axes.length);
}

/** Points of a search at most; numbers with steps may have fewer. */
export function mostPoints(axes: readonly Axis[]): number {
  const valuesOf = ({ bounds }: Axis) =>
    bounds.step === undefined ? MOST_POINTS : 1 + stepsIn(bounds, bounds.step);
  return Math.min(
    MOST_POINTS,
    axes.reduce((all, axis) => all * valuesOf(axis), 1),
  );
}

/** How far a point is from the book: shares of the ranges, added up. */
export function distanceFromBook(axes: readonly Axis[], point: Point): number {
  return axes.reduce(
    (sum, { bounds, book }, i) => sum + Math.abs(point[i] - book) / (bounds.max - bounds.min),
    0,
  );
}

function stepOf({ min, max, step }: Bounds): number {
  return step ?? (max - min) * FINEST;
}
