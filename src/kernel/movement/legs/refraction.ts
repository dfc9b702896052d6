import { distance } from '../../geometry/distances.ts';
import type { Outline } from '../../geometry/outline.ts';
import { cheapestOnEdge, faces, nearestEdge } from './outline-edges.ts';
import type { SlowStretch } from './slow-ground.ts';

/** Where a way crosses the edge of difficult ground, and what a length costs before and behind it. */
interface Crossing {
  readonly outline: Outline;
  /** Number of the corner at which the crossed side ends. */
  edge: number;
  x: number;
  y: number;
  readonly before: number;
  readonly after: number;
}

const SWEEPS = 12;
/** Enough to tell which sides are worth crossing. */
const SCREENING = 2;
/** Sweeps stop when no crossing moves by more than a tenth of a millimetre. */
const STILL = 10;

/**
 * Moves the places where the segment from a to b enters and leaves difficult ground along the sides it crosses, to
 * where the way costs least (light bends at water for the same reason).
 * @returns x0, y0, x1, y1, ... of the crossings.
 */
export function refracted(
  stretches: readonly SlowStretch[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number[] {
  const crossings = crossingsOf(stretches, ax, ay, bx, by);
  settleAll(crossings, SWEEPS, true, ax, ay, bx, by);
  if (crossings.length !== 2 || crossings[0].outline !== crossings[1].outline) return placesOf(crossings);
  // Each of the two depends on the other: try every pair of sides that face the ends.
  let best = crossings;
  let least = costOver(crossings, ax, ay, bx, by);
  const { outline } = crossings[0];
  for (let entry = 0; entry < outline.length / 2; entry++) {
    if (!faces(outline, entry, ax, ay)) continue;
    for (let exit = 0; exit < outline.length / 2; exit++) {
      if (entry === exit || !faces(outline, exit, bx, by)) continue;
      const pair = [middleOf(crossings[0], entry), middleOf(crossings[1], exit)];
      settleAll(pair, SCREENING, false, ax, ay, bx, by);
      const cost = costOver(pair, ax, ay, bx, by);
      if (cost >= least) continue;
      least = cost;
      best = pair;
    }
  }
  if (best !== crossings) settleAll(best, SWEEPS, false, ax, ay, bx, by);
  return placesOf(best);
}

function middleOf(crossing: Crossing, edge: number): Crossing {
  const { outline } = crossing;
  const i = 2 * edge;
  const j = (i + outline.length - 2) % outline.length;
  return { ...crossing, edge, x: (outline[i] + outline[j]) / 2, y: (outline[i + 1] + outline[j + 1]) / 2 };
}

function placesOf(crossings: readonly Crossing[]): number[] {
  return crossings.flatMap(({ x, y }) => [x, y]);
}

function costOver(crossings: readonly Crossing[], ax: number, ay: number, bx: number, by: number): number {
  let cost = 0;
  let x = ax;
  let y = ay;
  let weight = 1;
  for (const crossing of crossings) {
    cost += crossing.before * distance(x, y, crossing.x, crossing.y);
    weight = crossing.after;
    x = crossing.x;
    y = crossing.y;
  }
  return cost + weight * distance(x, y, bx, by);
}

/** Moves crossings in turn until none moves any more; at first to any side, if so wished. */
function settleAll(
  crossings: Crossing[],
  sweeps: number,
  anySide: boolean,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): void {
  for (let sweep = 0, moved = Infinity; sweep < sweeps && moved > STILL; sweep++) {
    moved = 0;
    for (let i = 0; i < crossings.length; i++) {
      const before = i === 0 ? undefined : crossings[i - 1];
      const after = crossings[i + 1];
      const isFirst = anySide && sweep === 0;
      const shift = settle(
        crossings[i],
        isFirst,
        before?.x ?? ax,
        before?.y ?? ay,
        after?.x ?? bx,
        after?.y ?? by,
      );
      moved = Math.max(moved, shift);
    }
    if (crossings.length === 1) break;
  }
}

function crossingsOf(
  stretches: readonly SlowStretch[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): Crossing[] {
  const crossings: Crossing[] = [];
  const add = (outline: Outline, t: number, before: number, after: number) => {
    const x = ax + t * (bx - ax);
    const y = ay + t * (by - ay);
    crossings.push({ outline, edge: nearestEdge(outline, x, y), x, y, before, after });
  };
  let last: SlowStretch | undefined;
  for (const stretch of stretches) {
    const { from, to, factor, entered, left } = stretch;
    const next = stretches.find((other) => other.from === to);
    if (from > 0 && last?.to !== from) add(entered.onTable, from, 1, factor);
    // The costlier of two that meet hides the edge of the other.
    if (next !== undefined)
      add(factor > next.factor ? left.onTable : next.entered.onTable, to, factor, next.factor);
    else if (to < 1) add(left.onTable, to, factor, 1);
    last = stretch;
  }
  return crossings;
}

/**
 * Moves a crossing to the cheapest place between its neighbours; how far it went. The first time every side that
 * faces the open end counts, since each may have a cheapest place of its own; later the one it is on.
 */
function settle(
  crossing: Crossing,
  anySide: boolean,
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  const { outline, x, y, before, after } = crossing;
  const openX = before < after ? ax : bx;
  const openY = before < after ? ay : by;
  let best = cheapestOnEdge(outline, crossing.edge, before, after, ax, ay, bx, by);
  const current = crossing.edge;
  for (let edge = 0; edge < outline.length / 2; edge++) {
    if (edge === current || !(anySide || best.atEnd) || !faces(outline, edge, openX, openY)) continue;
    const other = cheapestOnEdge(outline, edge, before, after, ax, ay, bx, by);
    if (other.cost >= best.cost) continue;
    best = other;
    crossing.edge = edge;
  }
  crossing.x = best.x;
  crossing.y = best.y;
  return Math.abs(best.x - x) + Math.abs(best.y - y);
}
