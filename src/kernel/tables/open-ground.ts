import type { Solid, TableSpec } from '../terrain.ts';
import { type Box, boxOf, contains, distanceTo, type Outline } from './outline.ts';

/** A base of 25 mm, in inches. */
const BASE_RADIUS = 12.5 / 25.4;
const MODEL_HEIGHT = 32 / 25.4;
const PITCH = 0.5;

interface Obstacle {
  readonly outline: Outline;
  readonly box: Box;
}

/** What a base at ground level cannot overlap; linear obstacles can be crossed. */
function obstacles(spec: TableSpec): Obstacle[] {
  const stops = (solid: Solid) => solid.from < MODEL_HEIGHT;
  return spec.pieces
    .filter((piece) => piece.kind !== 'linear')
    .flatMap((piece) => [
      ...(piece.impassable ? [piece.outline] : []),
      ...piece.solids.filter(stops).map((solid) => solid.outline),
    ])
    .map((outline) => ({ outline, box: boxOf(outline) }));
}

function fits(x: number, y: number, list: readonly Obstacle[]): boolean {
  return list.every(({ outline, box }) => {
    if (x < box.left - BASE_RADIUS || x > box.right + BASE_RADIUS) return true;
    if (y < box.near - BASE_RADIUS || y > box.far + BASE_RADIUS) return true;
    return distanceTo(outline, x, y) >= BASE_RADIUS;
  });
}

function hasFloor(x: number, y: number, spec: TableSpec): boolean {
  return spec.pieces.some((piece) => piece.floors.some((floor) => contains(floor.outline, x, y)));
}

export interface OpenGround {
  /** Share of the places in each deployment zone, near and far, where a base of 25 mm fits, on the ground or a floor. */
  readonly zones: readonly [number, number];
  /** Share of the places where a base fits on the ground that can be walked to from the widest region. */
  readonly connected: number;
}

/** Where bases of 25 mm fit at ground level, sampled every half inch, and how much of it hangs together. */
export function openGround(spec: TableSpec, zoneDepth: number): OpenGround {
  const columns = Math.floor((spec.width - 2 * BASE_RADIUS) / PITCH) + 1;
  const rows = Math.floor((spec.depth - 2 * BASE_RADIUS) / PITCH) + 1;
  const list = obstacles(spec);
  const open = new Uint8Array(columns * rows);
  const zones = [0, 0];
  const places = [0, 0];
  for (let row = 0; row < rows; row++) {
    const y = (row - (rows - 1) / 2) * PITCH;
    const zone = Math.abs(y) < spec.depth / 2 - zoneDepth ? undefined : y < 0 ? 0 : 1;
    for (let column = 0; column < columns; column++) {
      const x = (column - (columns - 1) / 2) * PITCH;
      const free = fits(x, y, list) ? 1 : 0;
      open[row * columns + column] = free;
      if (zone === undefined) continue;
      if (free === 1 || hasFloor(x, y, spec)) zones[zone]++;
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
