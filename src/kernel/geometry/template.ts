import { NOWHERE, type Point } from '../entities.ts';
import type { Ground } from '../ground.ts';
import { inches, type Length } from '../length.ts';
import { nearestWhole } from '../nearest-whole.ts';
import { COSINES } from './cosines.ts';
import { containsPoint, outlineOf } from './outline.ts';
import { type Span, spanInDisc } from './spans.ts';

interface PlanePoint {
  readonly x: Length;
  readonly y: Length;
}

/** One of six equally spaced directions; 1 is the arrow's own and the others follow clockwise. */
export type Direction = 1 | 2 | 3 | 4 | 5 | 6;

/** Contact of template and base within this counts: a hundred-thousandth of a millimetre. */
const SLACK = 1e-3;

/** Whether a round template touches a base, seen from above. */
export function discTouchesBase(
  centreX: Length,
  centreY: Length,
  radius: Length,
  x: Length,
  y: Length,
  baseRadius: Length,
): boolean {
  const dx = x - centreX;
  const dy = y - centreY;
  const reach = radius + baseRadius + SLACK;
  return dx * dx + dy * dy <= reach * reach;
}

/** When a base whose centre runs straight from a to b touches a round template, or null when it never does. */
export function spanTouchingDisc(
  centre: PlanePoint,
  radius: Length,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  baseRadius: Length,
): Span | null {
  return spanInDisc(centre.x, centre.y, radius + baseRadius + SLACK, ax, ay, bx, by);
}

const COS60 = COSINES[60];
const SIN60 = COSINES[30];

/** Cosine and sine of each direction's clockwise turn from the arrow. */
const TURNS = [
  { cos: 1, sin: 0 },
  { cos: COS60, sin: SIN60 },
  { cos: -COS60, sin: SIN60 },
  { cos: -1, sin: 0 },
  { cos: -COS60, sin: -SIN60 },
  { cos: COS60, sin: -SIN60 },
] as const;

/**
 * Where a template placed on `target` ends up: `length` away in the given direction, the arrow pointing away from
 * the shooter. A shooter right above or below its target has no arrow of its own; it then points away from the
 * centre of the table (and up the table at the very centre). Off the table is allowed.
 */
export function deviate(
  shooter: PlanePoint,
  target: PlanePoint,
  direction: Direction,
  length: Length,
): PlanePoint {
  const heading = turned(arrowOf(shooter, target), direction);
  return { x: alongAxis(target.x, heading.x, length), y: alongAxis(target.y, heading.y, length) };
}

/** The step of one unit along the arrow, away from the shooter. */
export function arrowOf(shooter: PlanePoint, target: PlanePoint): PlanePoint {
  return unit(target.x - shooter.x, target.y - shooter.y) ?? unit(target.x, target.y) ?? { x: 0, y: 1 };
}

/** The step of one unit in a direction of an arrow. */
export function turned({ x, y }: PlanePoint, direction: Direction): PlanePoint {
  const turn = TURNS[direction - 1];
  return { x: x * turn.cos + y * turn.sin, y: y * turn.cos - x * turn.sin };
}

/** A coordinate, some steps further on. */
export function alongAxis(from: Length, step: number, length: Length): Length {
  return nearestWhole(from + length * step);
}

function unit(x: number, y: number): PlanePoint | null {
  const length = Math.sqrt(x * x + y * y);
  return length === 0 ? null : { x: x / length, y: y / length };
}

/** By point of the plane, the height of the topmost surface there: the highest floor over it, or the ground. */
export type Surface = (x: Length, y: Length) => Length;

export function createSurface({ spec }: Ground): Surface {
  const floors = spec.pieces
    .flatMap((piece) => piece.floors)
    .map(({ height, outline }) => ({ z: inches(height), outline: outlineOf(outline) }))
    .sort((a, b) => b.z - a.z);
  return (x, y) => {
    for (const { z, outline } of floors) if (z > 0 && containsPoint(outline, x, y)) return z;
    return 0;
  };
}

/**
 * The standing point nearest to a point of the plane, on the highest surface there. Among equally near ones the one
 * nearer the centre of the table wins, then the one counter-clockwise: a turned table gives the turned point.
 */
export function nearestPoint(ground: Ground, x: Length, y: Length): Point {
  const { columns, rows, cell, pitch, count } = ground;
  const column = within(Math.round(x / pitch + (columns - 1) / 2), columns);
  const row = within(Math.round(y / pitch + (rows - 1) / 2), rows);
  let best = NOWHERE;
  let least = Infinity;
  for (let ring = 0; ring < Math.max(columns, rows); ring++) {
    const margin = (ring - 1) * pitch;
    if (best !== NOWHERE && margin > 0 && margin * margin > least) break;
    for (let r = Math.max(0, row - ring); r <= Math.min(rows - 1, row + ring); r++) {
      const step = r === row - ring || r === row + ring ? 1 : 2 * ring;
      for (let c = column - ring; c <= column + ring; c += step) {
        const first = c < 0 || c >= columns ? -1 : cell[r * columns + c];
        if (first < 0) continue;
        const dx = ground.x[first] - x;
        const dy = ground.y[first] - y;
        const squared = dx * dx + dy * dy;
        if (squared > least || (squared === least && !goesFirst(ground, first, best, x, y))) continue;
        least = squared;
        best = first;
      }
    }
  }
  if (best === NOWHERE) throw new RangeError(`The table "${ground.spec.name}" has no standing point.`);
  while (best + 1 < count && sameCell(ground, best, best + 1)) best++;
  return best;
}

function within(index: number, count: number): number {
  return Math.max(0, Math.min(count - 1, index));
}

function sameCell(ground: Ground, a: Point, b: Point): boolean {
  return ground.column[a] === ground.column[b] && ground.row[a] === ground.row[b];
}

function goesFirst(ground: Ground, a: Point, b: Point, x: Length, y: Length): boolean {
  const dx = ground.x[a] - ground.x[b];
  const dy = ground.y[a] - ground.y[b];
  const outwards = dx * x + dy * y;
  return outwards < 0 || (outwards === 0 && x * dy - y * dx > 0);
}
