import { BASE_RADIUS } from '../base.ts';
import { type Circle, circleAbout } from '../geometry/circle.ts';
import { discOverlaps } from '../geometry/distances.ts';
import { containsPoint, type Outline, outlineOf } from '../geometry/outline.ts';
import { hullOf, reachesInto, solidsOf } from '../geometry/prism.ts';
import { INCH, inches } from '../length.ts';
import type { TableSpec } from '../terrain.ts';

const PITCH = INCH / 2;

/** What a base at ground level cannot overlap, with a circle around it; linear obstacles can be crossed. */
interface Obstacle extends Circle {
  readonly outline: Outline;
}

function obstaclesOf(spec: TableSpec): Obstacle[] {
  return spec.pieces
    .filter((piece) => piece.kind !== 'linear')
    .flatMap((piece) => [
      ...(piece.impassable ? [hullOf(piece)] : []),
      ...solidsOf(piece).filter((solid) => reachesInto(solid, 0)),
    ])
    .map(({ outline }) => ({ outline, ...circleAbout(outline) }));
}

function fits(x: number, y: number, obstacles: readonly Obstacle[]): boolean {
  return obstacles.every((at) => {
    const dx = x - at.x;
    const dy = y - at.y;
    const reach = at.radius + BASE_RADIUS;
    return dx * dx + dy * dy >= reach * reach || !discOverlaps(at.outline, x, y, BASE_RADIUS);
  });
}

interface OpenGround {
  /** Share of the places in each deployment zone, near and far, where a base of 25 mm fits, on the ground or a floor. */
  readonly zones: readonly [number, number];
  /** Share of the places where a base fits on the ground that can be walked to from the widest region. */
  readonly connected: number;
}

/** Where bases of 25 mm fit at ground level, sampled every half inch, and how much of it hangs together. */
export function openGround(spec: TableSpec, zoneDepth: number): OpenGround {
  const columns = Math.floor((inches(spec.width) - 2 * BASE_RADIUS) / PITCH) + 1;
  const rows = Math.floor((inches(spec.depth) - 2 * BASE_RADIUS) / PITCH) + 1;
  const obstacles = obstaclesOf(spec);
  const floors = spec.pieces.flatMap((piece) => piece.floors.map((floor) => outlineOf(floor.outline)));
  const middle = inches(spec.depth / 2 - zoneDepth);
  const open = new Uint8Array(columns * rows);
  const zones = [0, 0];
  const places = [0, 0];
  for (let row = 0; row < rows; row++) {
    const y = (row - (rows - 1) / 2) * PITCH;
    const zone = Math.abs(y) < middle ? undefined : y < 0 ? 0 : 1;
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2) * PITCH;
      const free = fits(x, y, obstacles) ? 1 : 0;
      open[row * columns + column] = free;
      if (zone === undefined) continue;
      if (free === 1 || floors.some((floor) => containsPoint(floor, x, y))) zones[zone]++;
      places[zone]++;
    }
  }
  const total = open.reduce((sum, free) => sum + free, 0);
  return {
    zones: [zones[0] / places[0], zones[1] / places[1]],
    connected: total === 0 ? 0 : widest(open, columns, rows) / total,
  };
}

/** Number of places in the widest region of open places that hang together along rows and columns. */
function widest(open: Uint8Array, columns: number, rows: number): number {
  const left = open.slice();
  let most = 0;
  for (let start = 0; start < left.length; start++) {
    if (left[start] === 0) continue;
    left[start] = 0;
    const stack = [start];
    let count = 0;
    while (stack.length > 0) {
      const place = stack.pop()!;
      count++;
      const column = place % columns;
      const row = (place - column) / columns;
      const visit = (next: number, inside: boolean) => {
        if (!inside || left[next] === 0) return;
        left[next] = 0;
        stack.push(next);
      };
      visit(place - 1, column > 0);
      visit(place + 1, column < columns - 1);
      visit(place - columns, row > 0);
      visit(place + columns, row < rows - 1);
    }
    most = Math.max(most, count);
  }
  return most;
}
