import { BASE_RADIUS } from '../base.ts';
import type { Ground } from '../ground.ts';
import { INCH, type Length, MILLIMETRE } from '../length.ts';
import type { TableSpec } from '../terrain.ts';
import { checkTable } from './check-table.ts';
import { contactsOn } from './contact.ts';
import { type Standing, standingOn } from './standing.ts';

/** Neighbours touch exactly at a pitch of one base; half a base is as fine as standing points get. */
const PITCHES: readonly Length[] = [2 * BASE_RADIUS, BASE_RADIUS];
/** Points are numbered in 16 bits. */
const MOST_POINTS = 65535;

/**
 * The points of a table on which a base of 25 mm has room to stand.
 * @param pitch distance between neighbouring points, 2500 or 1250.
 * @throws when the table or the pitch cannot be compiled, or no base has room.
 */
export function compileGround(spec: TableSpec, pitch: Length): Ground {
  if (!PITCHES.includes(pitch)) {
    const choices = PITCHES.map((choice) => choice / MILLIMETRE).join(' or ');
    throw new Error(
      `A pitch of ${pitch / MILLIMETRE} mm does not divide the base of 25 mm; choose ${choices} mm.`,
    );
  }
  checkTable(spec);
  const xs = axis(spec.width, pitch);
  const ys = axis(spec.depth, pitch);
  const lattice = standingPoints(standingOn(spec), xs, ys);
  const { count } = lattice;
  if (count === 0 || count > MOST_POINTS) {
    throw new Error(
      `Table "${spec.name}" has ${count} standing points at a pitch of ${pitch / MILLIMETRE} mm; it needs 1 to ${MOST_POINTS}, choose another size or pitch.`,
    );
  }
  const points = { spec, pitch, radius: BASE_RADIUS, ...lattice, columns: xs.length, rows: ys.length };
  return { ...points, mirror: mirrorOf(points), ...contactsOn(points) };
}

/**
 * Coordinates along one axis, symmetric about 0, on which a whole base is on the table; with a point on 0 or with
 * 0 half way between two, whichever gives more points (on a tie, a point on 0).
 */
function axis(inches: number, pitch: Length): Length[] {
  const farthest = (inches * INCH) / 2 - BASE_RADIUS;
  if (farthest < 0) return [];
  const centred = 2 * Math.floor(farthest / pitch) + 1;
  const straddling = 2 * Math.floor(farthest / pitch + 0.5);
  const points = Math.max(centred, straddling);
  return Array.from({ length: points }, (_, i) => (i - (points - 1) / 2) * pitch);
}

type Lattice = Pick<Ground, 'count' | 'x' | 'y' | 'z' | 'inside' | 'touches' | 'column' | 'row' | 'cell'>;

function standingPoints(standing: Standing, xs: readonly Length[], ys: readonly Length[]): Lattice {
  const cell = new Int32Array(xs.length * ys.length).fill(-1);
  const columns: number[] = [];
  const rows: number[] = [];
  const heights: Length[] = [];
  ys.forEach((y, row) => {
    xs.forEach((x, column) => {
      const levels = standing.levels(x, y);
      if (levels.length > 0) cell[row * xs.length + column] = heights.length;
      for (const z of levels) {
        columns.push(column);
        rows.push(row);
        heights.push(z);
      }
    });
  });
  const x = Int32Array.from(columns, (column) => xs[column]);
  const y = Int32Array.from(rows, (row) => ys[row]);
  return {
    count: heights.length,
    x,
    y,
    z: Int32Array.from(heights),
    inside: Uint32Array.from(heights, (_, i) => standing.inside(x[i], y[i])),
    touches: Uint32Array.from(heights, (z, i) => standing.touches(x[i], y[i], z)),
    column: Uint16Array.from(columns),
    row: Uint16Array.from(rows),
    cell,
  };
}

function mirrorOf(points: Pick<Ground, 'count' | 'x' | 'y' | 'z'>): Uint16Array {
  const { count, x, y, z } = points;
  const key = (px: Length, py: Length, pz: Length) => `${px + 0},${py + 0},${pz}`;
  const byPlace = new Map(Array.from({ length: count }, (_, i) => [key(x[i], y[i], z[i]), i]));
  return Uint16Array.from({ length: count }, (_, i) => {
    const opposite = byPlace.get(key(-x[i], -y[i], z[i]));
    return opposite ?? nearestTo(points, -x[i], -y[i], z[i]);
  });
}

function nearestTo(points: Pick<Ground, 'count' | 'x' | 'y' | 'z'>, x: Length, y: Length, z: Length): number {
  let nearest = 0;
  let least = Number.POSITIVE_INFINITY;
  for (let i = 0; i < points.count; i++) {
    const dx = points.x[i] - x;
    const dy = points.y[i] - y;
    const dz = points.z[i] - z;
    const distance = dx * dx + dy * dy + dz * dz;
    if (distance < least) {
      least = distance;
      nearest = i;
    }
  }
  return nearest;
}
