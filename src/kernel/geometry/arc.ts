import type { Length } from '../length.ts';
import { COSINES } from './cosines.ts';
import { hull, narrow, type Span, spanInDisc } from './spans.ts';

/** A direction as a vector of integers, of any length but zero. */
type Facing = readonly [x: number, y: number];

/** A wedge without end: everything within half its angle of its direction, seen from its tip. */
interface Arc {
  /** Its tip. */
  readonly x: number;
  readonly y: number;
  /** Its direction, a unit vector. */
  readonly ux: number;
  readonly uy: number;
  /** Cosine and sine of half its angle. */
  readonly cos: number;
  readonly sin: number;
}

/** A base that touches an arc by less than this counts as inside it: a hundred-thousandth of a millimetre. */
const SLACK = 1e-3;

/**
 * The arc of a model whose base is at (x, y): its tip is `tip` in front of the centre of the base (the radius of
 * the base for a tip on its edge, 0 for a tip at its centre). `degrees` is the whole angle, a whole number.
 */
export function arcOf(x: number, y: number, tip: Length, facing: Facing, degrees: number): Arc {
  if (!Number.isInteger(degrees) || degrees < 1 || degrees > 360) {
    throw new RangeError(`An arc spans a whole number of degrees from 1 to 360, not ${degrees}.`);
  }
  const length = Math.sqrt(facing[0] * facing[0] + facing[1] * facing[1]);
  if (length === 0) throw new RangeError('An arc needs a facing; [0, 0] has no direction.');
  const ux = facing[0] / length;
  const uy = facing[1] / length;
  const whole = cosine(degrees);
  const cos = Math.sqrt((1 + whole) / 2);
  const sin = Math.sqrt((1 - whole) / 2);
  return { x: x + tip * ux, y: y + tip * uy, ux, uy, cos: degrees > 180 ? -cos : cos, sin };
}

function cosine(degrees: number): number {
  if (degrees > 180) return cosine(360 - degrees);
  return degrees > 90 ? -COSINES[180 - degrees] : COSINES[degrees];
}

/** Whether any part of a base is in the arc, touching included; radius 0 asks for its centre. */
export function inArc(arc: Arc, x: number, y: number, radius: Length): boolean {
  const ahead = (x - arc.x) * arc.ux + (y - arc.y) * arc.uy;
  const aside = Math.abs((y - arc.y) * arc.ux - (x - arc.x) * arc.uy);
  const depth = ahead * arc.sin - aside * arc.cos;
  if (depth >= 0) return true;
  const reach = radius + SLACK;
  const alongEdge = ahead * arc.cos + aside * arc.sin;
  return alongEdge > 0 ? -depth <= reach : ahead * ahead + aside * aside <= reach * reach;
}

/**
 * When a base whose centre runs straight from a to b has some part in the arc. At most one span, but two for arcs
 * wider than 180 degrees, which a straight way can leave and enter again.
 */
export function spansInArc(
  arc: Arc,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  radius: Length,
): readonly Span[] {
  const aheadA = (ax - arc.x) * arc.ux + (ay - arc.y) * arc.uy;
  const aheadB = (bx - arc.x) * arc.ux + (by - arc.y) * arc.uy;
  const leftA = (ay - arc.y) * arc.ux - (ax - arc.x) * arc.uy;
  const leftB = (by - arc.y) * arc.ux - (bx - arc.x) * arc.uy;
  const reach = radius + SLACK;
  return arc.cos < 0
    ? outsideGap(arc, aheadA, leftA, aheadB, leftB, reach)
    : insideWedge(arc, aheadA, leftA, aheadB, leftB, reach);
}

/** The wedge grown by the base is convex: the wedge itself, a strip along either side, a disc at the tip. */
function insideWedge(
  { cos, sin }: Arc,
  aheadA: number,
  leftA: number,
  aheadB: number,
  leftB: number,
  reach: Length,
): readonly Span[] {
  let wedge: Span | null = [0, 1];
  let span = spanInDisc(0, 0, reach, aheadA, leftA, aheadB, leftB);
  for (const side of [1, -1]) {
    const depthA = aheadA * sin - side * leftA * cos;
    const depthB = aheadB * sin - side * leftB * cos;
    wedge = narrow(wedge, depthA, depthB);
    let strip = narrow([0, 1], aheadA * cos + side * leftA * sin, aheadB * cos + side * leftB * sin);
    strip = narrow(strip, reach - depthA, reach - depthB);
    span = hull(span, narrow(strip, reach + depthA, reach + depthB));
  }
  span = hull(span, wedge);
  return span === null ? [] : [span];
}

/** What is further than `reach` from both sides of a wide arc is one convex gap behind it. */
function outsideGap(
  { cos, sin }: Arc,
  aheadA: number,
  leftA: number,
  aheadB: number,
  leftB: number,
  reach: Length,
): readonly Span[] {
  let gap: Span | null = [0, 1];
  for (const side of [1, -1]) {
    const beyondA = side * leftA * cos - aheadA * sin - reach;
    const beyondB = side * leftB * cos - aheadB * sin - reach;
    gap = narrow(gap, beyondA, beyondB);
  }
  if (gap === null || gap[0] === gap[1]) return [[0, 1]];
  const spans: Span[] = [];
  if (gap[0] > 0) spans.push([0, gap[0]]);
  if (gap[1] < 1) spans.push([gap[1], 1]);
  return spans;
}

/** Directions at 11.25 degrees, clockwise from straight up the table, as near as small integers come (0.13 degrees). */
const QUARTER: readonly Facing[] = [
  [0, 1],
  [1, 5],
  [5, 12],
  [2, 3],
  [1, 1],
  [3, 2],
  [12, 5],
  [5, 1],
];

/** 8, 16 or 32 facings, clockwise from (0, 1); facing i + half of them is the opposite of facing i. */
export function facings(count: 8 | 16 | 32): readonly Facing[] {
  const all: Facing[] = [];
  let turn: (facing: Facing) => Facing = (facing) => facing;
  for (let quarter = 0; quarter < 4; quarter++) {
    all.push(...QUARTER.map(turn));
    const before = turn;
    turn = (facing) => {
      const [x, y] = before(facing);
      return [y, 0 - x];
    };
  }
  return all.filter((_, i) => i % (32 / count) === 0);
}
