import type { Box } from '../../../kernel/geometry/box.ts';
import type { Ground } from '../../../kernel/ground.ts';
import { INCH, type Length } from '../../../kernel/length.ts';

/** The zones of a board, numbered in rows from seat 0's edge, left to right (ZC-ZON-01). */
export interface Grid {
  readonly columns: number;
  readonly rows: number;
  readonly count: number;
  /** All zones, each zone alone, and each with those beside it and at its corners. */
  readonly zones: readonly number[];
  readonly alone: readonly (readonly number[])[];
  readonly near: readonly (readonly number[])[];
  /** Sides of a zone. */
  readonly width: number;
  readonly depth: number;
  /** By standing point: the zone that holds its centre, and the one that holds its whole base, or -1. */
  readonly centre: Int16Array;
  readonly whole: Int16Array;
  /** By standing point: up to four zones its base is only partly in, -1 for none. */
  readonly partly: Int16Array;
  /** Zones beside each zone, and those at its corners too. */
  readonly beside: readonly (readonly number[])[];
  readonly around: readonly (readonly number[])[];
  /** 1 for zones with an objective. */
  readonly objective: Uint8Array;
}

/** Zones with objectives on boards of the printed sizes, as [column, row]; each list maps onto itself turned round. */
const OBJECTIVES: Readonly<Record<string, readonly (readonly [number, number])[]>> = {
  '2x2': [
    [0, 1],
    [1, 0],
  ],
  '3x2': [
    [0, 1],
    [2, 0],
  ],
  '3x3': [[1, 1]],
  '4x3': [
    [0, 1],
    [3, 1],
  ],
  '5x4': [
    [2, 1],
    [2, 2],
    [0, 2],
    [4, 1],
  ],
  '8x4': [
    [1, 2],
    [6, 1],
    [3, 1],
    [4, 2],
  ],
};

/** @param inches wanted side of a zone; the nearest size that divides the board is taken */
export function createGrid(ground: Ground, inches: number): Grid {
  const { spec } = ground;
  const columns = Math.max(1, Math.round(spec.width / inches));
  const rows = Math.max(1, Math.round(spec.depth / inches));
  const width = (spec.width * INCH) / columns;
  const depth = (spec.depth * INCH) / rows;
  const left = (-spec.width * INCH) / 2;
  const near = (-spec.depth * INCH) / 2;
  const count = columns * rows;
  const zoneAt = (px: number, py: number) => {
    const column = Math.min(columns - 1, Math.max(0, Math.floor((px - left) / width)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor((py - near) / depth)));
    return row * columns + column;
  };
  const farFrom = (zone: number, px: number, py: number) => {
    const [x, y] = [left + (zone % columns) * width, near + Math.floor(zone / columns) * depth];
    const [dx, dy] = [Math.max(x - px, 0, px - x - width), Math.max(y - py, 0, py - y - depth)];
    return dx * dx + dy * dy;
  };

  const neighbours = (zone: number, corners: boolean) => {
    const found: number[] = [];
    for (let dr = -1; dr <= 1; dr++) {
      for (let dc = -1; dc <= 1; dc++) {
        const row = Math.floor(zone / columns) + dr;
        const column = (zone % columns) + dc;
        const isCorner = dr !== 0 && dc !== 0;
        if ((dr === 0 && dc === 0) || (isCorner && !corners)) continue;
        if (row >= 0 && row < rows && column >= 0 && column < columns) found.push(row * columns + column);
      }
    }
    return found;
  };

  const zones = Array.from({ length: count }, (_, zone) => zone);
  return {
    columns,
    rows,
    count,
    zones,
    alone: zones.map((zone) => [zone]),
    near: zones.map((zone) => [zone, ...neighbours(zone, true)]),
    width,
    depth,
    ...zonesUnder(ground, zoneAt, farFrom),
    beside: zones.map((zone) => neighbours(zone, false)),
    around: zones.map((zone) => neighbours(zone, true)),
    objective: objectivesOn(columns, rows),
  };
}

/**
 * By standing point, in which zones a base on it is.
 *
 * @param zoneAt the zone that a spot is in
 * @param farFrom the square of how far off a zone is from a spot
 */
function zonesUnder(
  { count, x, y, radius }: Ground,
  zoneAt: (px: number, py: number) => number,
  farFrom: (zone: number, px: number, py: number) => number,
): Pick<Grid, 'centre' | 'whole' | 'partly'> {
  const centre = new Int16Array(count);
  const whole = new Int16Array(count).fill(-1);
  const partly = new Int16Array(4 * count).fill(-1);
  // A base that only touches a border is on one side of it.
  const reach = radius - 1;
  for (let i = 0; i < count; i++) {
    // On a border the centre belongs to the zone towards the middle of the board, which is the same turned round.
    const inwardX = x[i] === 0 ? Math.sign(y[i]) : -Math.sign(x[i]);
    const inwardY = y[i] === 0 ? Math.sign(x[i]) : -Math.sign(y[i]);
    centre[i] = zoneAt(x[i] + inwardX / 2, y[i] + inwardY / 2);
    const corners = [-reach, reach].flatMap((dy) =>
      [-reach, reach].map((dx) => zoneAt(x[i] + dx, y[i] + dy)),
    );
    // Where borders cross, a round base is not in all that a square one would be.
    const zones = [...new Set(corners)].filter((zone) => farFrom(zone, x[i], y[i]) <= reach * reach);
    if (zones.length === 1) whole[i] = zones[0];
    else partly.set(zones, 4 * i);
  }
  return { centre, whole, partly };
}

/** On boards of other sizes the middle zone has the objective, or two zones next to the middle (ZC-A14). */
function objectivesOn(columns: number, rows: number): Uint8Array {
  const found = new Uint8Array(columns * rows);
  const printed = OBJECTIVES[`${columns}x${rows}`];
  const turned = OBJECTIVES[`${rows}x${columns}`]?.map(([column, row]) => [row, column] as const);
  const column = Math.floor((columns - 1) / 2);
  const row = Math.ceil((rows - 1) / 2);
  const middle = [
    [column, row],
    [columns - 1 - column, rows - 1 - row],
  ] as const;
  for (const [c, r] of printed ?? turned ?? middle) found[r * columns + c] = 1;
  return found;
}

/** By zone, where the centre of a base is that is no nearer to a border than `margin`. */
export function insidesOf({ columns, rows, width, depth, zones }: Grid, margin: Length): readonly Box[] {
  return zones.map((zone) => {
    const left = ((zone % columns) - columns / 2) * width + margin;
    const near = (Math.floor(zone / columns) - rows / 2) * depth + margin;
    return { left, right: left + width - 2 * margin, near, far: near + depth - 2 * margin };
  });
}
