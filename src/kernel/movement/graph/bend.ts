import { COSINES } from '../../geometry/cosines.ts';
import type { Outline } from '../../geometry/outline.ts';
import type { Length } from '../../length.ts';

/**
 * A place where ways turn round a corner or a base. The centre of a passing base keeps to a circle; this is where
 * two of its tangents meet. At the edge of difficult ground there is no circle: `reach` is 0.
 */
export interface Bend {
  readonly x: number;
  readonly y: number;
  readonly z: Length;
  /** Centre and radius of the circle. */
  readonly cx: number;
  readonly cy: number;
  readonly reach: Length;
  /** Unit vectors from the centre to where the two tangents touch. */
  readonly n1x: number;
  readonly n1y: number;
  readonly n2x: number;
  readonly n2y: number;
}

/** Places this near to a tangent lie on it. */
export const SLACK: Length = 1;
/** Tangents at most 16 degrees apart keep ways round a circle within 0.7 % of it. */
const NARROW = COSINES[16];
const THRICE = COSINES[3 * 16];
/** How deep the circle lies between two tangents. */
export const COS_HALF = COSINES[16 / 2];

type Unit = readonly [number, number];

/**
 * Whether a way from a bend to (x, y) is a tight one: along the circle on one side, away from it on the other. No
 * shortest way leaves a bend otherwise. Places on the circle itself lie inside its tangents; they count as on them.
 */
export function isTaut(bend: Bend, x: number, y: number): boolean {
  if (bend.reach === 0) return true;
  const first = (x - bend.cx) * bend.n1x + (y - bend.cy) * bend.n1y;
  const second = (x - bend.cx) * bend.n2x + (y - bend.cy) * bend.n2y;
  const tangent = bend.reach - SLACK;
  const circle = bend.reach * COS_HALF;
  return first >= tangent !== second >= tangent || first >= circle !== second >= circle;
}

/** The bends of bases that pass the corners of an outline at a distance. */
export function bendsRound(outline: Outline, z: Length, reach: Length): Bend[] {
  const bends: Bend[] = [];
  const n = outline.length;
  for (let i = 0; i < n; i += 2) {
    const before = normal(outline, (i + n - 2) % n, i);
    const after = normal(outline, i, (i + 2) % n);
    if (before[0] * after[1] - before[1] * after[0] <= 1e-6) continue;
    bends.push(...fan(outline[i], outline[i + 1], z, reach, before, after));
  }
  return bends;
}

/** The bends round a base, counter-clockwise: always the same number. */
export function ringRound(x: Length, y: Length, z: Length, reach: Length): Bend[] {
  const quarters: readonly Unit[] = [
    [1, 0],
    [0, 1],
    [-1, 0],
    [0, -1],
  ];
  return quarters.flatMap((from, i) => fan(x, y, z, reach, from, quarters[(i + 1) % 4]));
}

/** A place that ways may pass in any direction. */
export function openBend(x: number, y: number, z: Length): Bend {
  return { x, y, z, cx: x, cy: y, reach: 0, n1x: 0, n1y: 0, n2x: 0, n2y: 0 };
}

/** Corners of difficult ground, a hair outside it. */
export function cornersOf(outline: Outline, outside: Length): Bend[] {
  const n = outline.length;
  return Array.from({ length: n / 2 }, (_, corner) => {
    const i = 2 * corner;
    const before = normal(outline, (i + n - 2) % n, i);
    const after = normal(outline, i, (i + 2) % n);
    const { x, y } = bendBetween(outline[i], outline[i + 1], 0, outside, before, after);
    return { ...openBend(x, y, 0), n1x: before[0], n1y: before[1], n2x: after[0], n2y: after[1] };
  });
}

function fan(cx: number, cy: number, z: Length, reach: Length, from: Unit, to: Unit): Bend[] {
  const directions = [...spread(from, to), to];
  return directions.slice(1).map((next, i) => bendBetween(cx, cy, z, reach, directions[i], next));
}

function bendBetween(cx: number, cy: number, z: Length, reach: Length, from: Unit, to: Unit): Bend {
  const [n1x, n1y] = from;
  const [n2x, n2y] = to;
  const out = reach / (1 + n1x * n2x + n1y * n2y);
  return { x: cx + out * (n1x + n2x), y: cy + out * (n1y + n2y), z, cx, cy, reach, n1x, n1y, n2x, n2y };
}

/** Directions from one to another, the last left out, at most 16 degrees apart and nearly even. */
function spread(from: Unit, to: Unit): Unit[] {
  const cos = from[0] * to[0] + from[1] * to[1];
  if (cos >= NARROW) return [from];
  if (cos >= THRICE) return [from, between(from, to, 1 / 3), between(from, to, 2 / 3)];
  const middle = between(from, to, 0.5);
  return [...spread(from, middle), ...spread(middle, to)];
}

function between(from: Unit, to: Unit, share: number): Unit {
  const x = from[0] + share * (to[0] - from[0]);
  const y = from[1] + share * (to[1] - from[1]);
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}

/** Outward normal of the edge between two corners of a counter-clockwise outline. */
function normal(outline: Outline, i: number, j: number): Unit {
  const x = outline[j + 1] - outline[i + 1];
  const y = outline[i] - outline[j];
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
}
