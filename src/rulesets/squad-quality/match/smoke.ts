import { INCH, type Length } from '../../../kernel/length.ts';
import type { Battlefield } from '../battlefield/battlefield.ts';
import type { Point } from '../units/entities.ts';
import type { Match } from './match.ts';

/** A screen of smoke: a line between two spots. */
export interface Screen {
  readonly x1: Length;
  readonly y1: Length;
  readonly x2: Length;
  readonly y2: Length;
}

export function screensOf({ state, matchup }: Match): Screen[] {
  const found: Screen[] = [];
  for (let unit = 0; unit < matchup.models.length; unit++) {
    if (state.smoking[unit] === 0) continue;
    const [x1, y1, x2, y2] = state.smoke.subarray(4 * unit, 4 * unit + 4);
    found.push({ x1, y1, x2, y2 });
  }
  return found;
}

/** Whether a line between two points goes through one of some screens (SQ-SMK-03). */
export function isSmoked(
  { battlefield }: Match,
  screens: readonly Screen[],
  from: Point,
  at: Point,
): boolean {
  return screens.length > 0 && isCrossed(battlefield, screens, from, at);
}

function isCrossed({ ground }: Battlefield, screens: readonly Screen[], from: Point, at: Point): boolean {
  const { x, y } = ground;
  return screens.some(
    ({ x1, y1, x2, y2 }) =>
      areApart(x[from], y[from], x[at], y[at], x1, y1, x2, y2) &&
      areApart(x1, y1, x2, y2, x[from], y[from], x[at], y[at]),
  );
}

/** Whether two spots are on different sides of a line through two others, or on it. */
function areApart(
  ax: Length,
  ay: Length,
  bx: Length,
  by: Length,
  x1: Length,
  y1: Length,
  x2: Length,
  y2: Length,
): boolean {
  const side = (x: Length, y: Length) => (bx - ax) * (y - ay) - (by - ay) * (x - ax);
  const [one, other] = [side(x1, y1), side(x2, y2)];
  return (one <= 0 && other >= 0) || (one >= 0 && other <= 0);
}

/**
 * The screen that hides a place best from an enemy: across the line between them, as near to the place as the squad
 * reaches; undefined where it reaches too short (SQ-SMK-03).
 *
 * @param limits inches: its length, and how far its ends are from the squad
 */
export function screenBetween(
  { battlefield }: Match,
  from: Point,
  place: Point,
  danger: Point,
  limits: { readonly inches: number; readonly reach: number },
): Screen | undefined {
  const { x, y } = battlefield.ground;
  const [dx, dy] = [x[danger] - x[place], y[danger] - y[place]];
  const length = Math.sqrt(dx * dx + dy * dy);
  if (length === 0) return undefined;
  const reach = limits.reach * INCH;
  const ahead = Math.min(AHEAD, length / 2) / length;
  const half = Math.min(Math.floor((limits.inches * INCH) / 2), longestHalf(reach)) / length;
  const [mx, my] = [x[place] + dx * ahead, y[place] + dy * ahead];
  const ends = [mx - dy * half, my + dx * half, mx + dy * half, my - dx * half].map(towardsZero);
  const isNear = (ex: Length, ey: Length) => {
    const [ax, ay] = [ex - x[from], ey - y[from]];
    return ax * ax + ay * ay <= reach * reach;
  };
  const [x1, y1, x2, y2] = ends;
  return isNear(x1, y1) && isNear(x2, y2) ? { x1, y1, x2, y2 } : undefined;
}

/** How far in front of a place smoke is laid. */
const AHEAD = 4 * INCH;

/** What is left of a reach so that ends are within it however they are rounded. */
const ROUNDED = 2;

/** Half of the longest screen in front of a squad whose ends it reaches: a screen may be shorter than its most. */
function longestHalf(reach: Length): Length {
  const most = reach - ROUNDED;
  return Math.floor(Math.sqrt(Math.max(0, most * most - AHEAD * AHEAD)));
}

/** A whole length, the same on both sides of the middle of the table. */
function towardsZero(length: number): Length {
  return length < 0 ? -Math.floor(-length) : Math.floor(length);
}
