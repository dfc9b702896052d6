import type { Model, Point } from '../../../kernel/entities.ts';
import { nearestInOutline } from '../../../kernel/geometry/nearest-in-outline.ts';
import { type Outline, outlineOf } from '../../../kernel/geometry/outline.ts';
import { type Ground, pointsOfCell } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';
import { type Material, OBSTACLES } from '../units/works-chart.ts';

/** A spot of a wall or a block, and how far it is from a base. */
export interface Spot {
  readonly x: number;
  readonly y: number;
  readonly gap: Length;
}

/** An obstacle of the table that can be destroyed. */
export interface Obstacle {
  /** Number of the piece on the table. */
  readonly piece: number;
  readonly name: string;
  readonly material: Material;
  readonly outline: Outline;
}

/** What is farther off than this is near to nobody, unless a move goes farther. */
const NEAR: Length = 8 * INCH;

/** Obstacles of a table that can be destroyed (DX-TER-TABLE-ASM). */
export function obstaclesOf({ spec }: Ground): Obstacle[] {
  return spec.pieces.flatMap(({ name, kind, outline }, piece): Obstacle[] =>
    kind === 'linear' && Object.hasOwn(OBSTACLES, name)
      ? [{ piece, name, material: OBSTACLES[name], outline: outlineOf(outline) }]
      : [],
  );
}

/** Those of some obstacles that a base on a point touches as far as the lattice lets it, each point looked at once. */
export function createObstaclesBeside(
  { x, y, radius, pitch, count }: Ground,
  obstacles: readonly Obstacle[],
): (point: Point) => readonly Obstacle[] {
  const reach = radius + pitch;
  const known: (readonly Obstacle[] | undefined)[] = new Array(count);
  return (at) => {
    known[at] ??= obstacles.filter(({ outline }) => squaredGap(outline, x[at], y[at]) < reach * reach);
    return known[at];
  };
}

function squaredGap(outline: Outline, x: Length, y: Length): number {
  const [nx, ny] = nearestInOutline(outline, x, y);
  return (nx - x) * (nx - x) + (ny - y) * (ny - y);
}

/** Points in a doorway or a similar place: beside a block, and closed on two opposite sides. */
export function narrowPlaces(ground: Ground, blocks: number): Uint8Array {
  const { z, touches, column, row, count } = ground;
  const opens = (at: Point, dx: number, dy: number) =>
    pointsOfCell(ground, column[at] + dx, row[at] + dy).some((next) => z[next] === z[at]);
  return Uint8Array.from({ length: count }, (_, at) => {
    if ((touches[at] & blocks) === 0) return 0;
    const closed = (dx: number, dy: number) => !opens(at, dx, dy) && !opens(at, -dx, -dy);
    return closed(1, 0) || closed(0, 1) ? 1 : 0;
  });
}

/** The nearest spots of walls and blocks to points, each looked for once. */
export function createSolidsNear({ spec, x, y, radius, count }: Ground): (point: Point) => readonly Spot[] {
  const outlines = spec.pieces
    .filter(({ kind }) => kind === 'block')
    .map(({ outline }) => outlineOf(outline));
  const known: (readonly Spot[] | undefined)[] = new Array(count);
  return (at) => {
    known[at] ??= outlines.flatMap((outline) => {
      const [nx, ny] = nearestInOutline(outline, x[at], y[at]);
      const apart = Math.sqrt(squaredGap(outline, x[at], y[at]));
      const gap = apart - radius;
      return apart > 0 && gap < NEAR ? [{ x: nx, y: ny, gap }] : [];
    });
    return known[at];
  };
}

/** Whether limiting terrain is within the longest move of a model at a point, how far off it is looked for once. */
export function nearLinear(
  { spec, x, y, count }: Ground,
  longest: readonly Length[],
): (model: Model, point: Point) => boolean {
  const outlines = spec.pieces
    .filter(({ kind }) => kind === 'linear')
    .map(({ outline }) => outlineOf(outline));
  const known = new Float64Array(count).fill(-1);
  return (model, at) => {
    if (known[at] < 0) known[at] = Math.min(...outlines.map((outline) => squaredGap(outline, x[at], y[at])));
    const within = Math.max(NEAR, longest[model]);
    return known[at] <= within * within;
  };
}
