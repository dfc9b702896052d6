import { BASE_RADIUS as RADIUS } from '../../src/kernel/base.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import type { Corner } from '../../src/kernel/terrain.ts';
import type { MoveCosts } from '../../src/kernel/ways.ts';

/**
 * Shortest ways by brute force, to judge the quick ones by: hundreds of places a fraction of a millimetre apart
 * along everything a way may turn round, bend at or climb, each joined to all others by straight lines. It shares
 * no geometry with the engine. Tables with walls, difficult or impassable pieces, hedges and hills (a floor on a
 * solid of the same outline); costs as lengths.
 */
export interface SlowWays {
  /** Costs from one standing point to all, Infinity beyond a limit. */
  from(point: number, limit: number): Float64Array;
}

type Polygon = readonly (readonly [number, number])[];

interface Place {
  readonly x: number;
  readonly y: number;
  /** 0 on the ground, or the number of a hill plus 1. */
  readonly on: number;
  /** Number of the hill at whose foot it is, plus 1. */
  readonly foot: number;
}

const HAIR = 1;
/** A millimetre. */
const STEP = 100;
const TURN = 0.03;

export function slowWays(ground: Ground, costs: MoveCosts, blockers: readonly number[] = []): SlowWays {
  const { pieces, width, depth } = ground.spec;
  const hills = pieces.filter((p) => p.floors.length > 0).map((p) => ({ p, outline: polygon(p.outline) }));
  const walls = pieces
    .filter(
      (p) => p.impassable || (p.kind === 'linear' && costs.linear === 'impassable') || p.kind === 'block',
    )
    .map((p) => polygon(p.outline));
  const solid = [...walls, ...hills.map(({ outline }) => outline)];
  // Walls are higher than hills; what is closed on the ground is not in the way up there.
  const tall = pieces.filter(({ kind }) => kind === 'block').map((p) => polygon(p.outline));
  const slow = pieces
    .filter((p) => p.difficult || (p.kind === 'linear' && costs.linear === 'difficult'))
    .map((p) => polygon(p.outline));
  const mantle = RADIUS + ground.pitch;
  const height = (on: number) => hills[on - 1].p.floors[0].height * INCH;
  const rise = (on: number) => costs.climb * height(on) + costs.mantle;
  const drop = (on: number) => costs.climb * height(on) + costs.descent;

  const places: Place[] = [];
  for (let i = 0; i < ground.count; i++) {
    const x = ground.x[i];
    const y = ground.y[i];
    const on = ground.z[i] === 0 ? 0 : 1 + hills.findIndex(({ outline }) => depthIn(outline, x, y) >= 0);
    places.push({ x, y, on, foot: 0 });
  }
  const bases = blockers.map((i) => ({ x: ground.x[i], y: ground.y[i], z: ground.z[i] }));
  const isMet = (a: Place, b: Place, z: number) =>
    bases.some(
      (base) =>
        Math.abs(base.z - z) < INCH && toSegment(base.x, base.y, a.x, a.y, b.x, b.y) < 2 * RADIUS - 0.5,
    );
  const fits = ({ x, y }: { x: number; y: number }) =>
    Math.abs(x) <= (width * INCH) / 2 - RADIUS + 0.5 &&
    Math.abs(y) <= (depth * INCH) / 2 - RADIUS + 0.5 &&
    solid.every((outline) => gap(outline, x, y, x, y) >= RADIUS - 0.5);
  const addGround = (found: readonly (readonly [number, number])[], foot: number) =>
    found
      .map(([x, y]) => ({ x, y, on: 0, foot }))
      .filter(fits)
      .forEach((p) => void places.push(p));
  const addOnHill = (found: readonly (readonly [number, number])[], on: number) => {
    const onTop = found.filter(([x, y]) => depthIn(hills[on - 1].outline, x, y) >= 0);
    places.push(...onTop.map(([x, y]) => ({ x, y, on, foot: 0 })));
  };
  for (const outline of walls) addGround(arcsRound(outline, RADIUS + 0.2, TURN), 0);
  for (const outline of slow) addGround(sidesOf(outline, HAIR, STEP), 0);
  hills.forEach(({ outline }, i) => {
    addGround(arcsRound(outline, RADIUS + 0.2, TURN), i + 1);
    addGround(sidesOf(outline, RADIUS, STEP), i + 1);
    // On top ways turn round walls that stand close by, or run along the edge beside them.
    for (const wall of tall) addOnHill(arcsRound(wall, RADIUS + 0.2, TURN), i + 1);
    const isCrowded = ([x, y]: readonly [number, number]) =>
      walls.some((wall) => gap(wall, x, y, x, y) < 2 * RADIUS);
    addOnHill(sidesOf(outline, -HAIR, STEP).filter(isCrowded), i + 1);
  });

  for (const { x, y, z } of bases) {
    const on = z === 0 ? 0 : 1 + hills.findIndex(({ outline }) => depthIn(outline, x, y) >= 0);
    const ring = circle(x, y, 2 * RADIUS + 0.2);
    if (on === 0) addGround(ring, 0);
    else addOnHill(ring, on);
  }

  const ahead = (hill: number, a: Place, b: Place) => {
    const span = clip(hills[hill - 1].outline, a.x, a.y, b.x, b.y);
    return span !== null && span[1] > span[0] && span[0] * distance(a, b) <= mantle;
  };
  const topClear = (a: Place, b: Place, on: number) =>
    !isMet(a, b, height(on)) && tall.every((outline) => gap(outline, a.x, a.y, b.x, b.y) >= RADIUS - 0.5);
  const leg = (a: Place, b: Place): number => {
    if (a.on === 0 && b.on === 0) {
      const level = groundLeg(a, b);
      if (a.foot === 0 || a.foot !== b.foot || !ahead(a.foot, a, b) || !ahead(a.foot, b, a)) return level;
      const over = rise(a.foot) + drop(a.foot) + Math.max(0, distance(a, b) - mantle);
      return topClear(a, b, a.foot) ? Math.min(level, over) : level;
    }
    if (a.on === b.on) return topClear(a, b, a.on) ? distance(a, b) : Infinity;
    if (a.on === 0 && a.foot === b.on && ahead(b.on, a, b) && topClear(a, b, b.on)) {
      return rise(b.on) + Math.max(0, distance(a, b) - mantle);
    }
    if (b.on === 0 && b.foot === a.on && ahead(a.on, b, a) && topClear(a, b, a.on)) {
      return drop(a.on) + distance(a, b);
    }
    return Infinity;
  };
  const groundLeg = (a: Place, b: Place): number => {
    if (isMet(a, b, 0)) return Infinity;
    for (const outline of solid) if (gap(outline, a.x, a.y, b.x, b.y) < RADIUS - 0.5) return Infinity;
    const cuts = slow.map((outline) => clip(outline, a.x, a.y, b.x, b.y)).filter((span) => span !== null);
    cuts.sort((p, q) => p[0] - q[0]);
    let inside = 0;
    let end = 0;
    for (const [from, to] of cuts) {
      inside += Math.max(0, to - Math.max(from, end));
      end = Math.max(end, to);
    }
    return distance(a, b) * (1 + (costs.difficult - 1) * inside);
  };

  /** No leg costs less: its length, but for what a climb carries a base onto a hill. */
  const least = (a: Place, b: Place) => {
    const onGround = a.on === 0 && b.on === 0 && (a.foot === 0 || a.foot !== b.foot);
    return distance(a, b) - (onGround || (a.on === b.on && a.on !== 0) ? 0 : mantle);
  };

  const n = places.length;
  return {
    from(point, limit) {
      const cost = new Float64Array(n).fill(Infinity);
      const done = new Uint8Array(n);
      cost[point] = 0;
      for (;;) {
        let next = -1;
        for (let i = 0; i < n; i++)
          if (!done[i] && cost[i] < Infinity && (next < 0 || cost[i] < cost[next])) next = i;
        if (next < 0 || cost[next] > limit) break;
        done[next] = 1;
        // Standing points on the ground are no better for turning than any other place in the open.
        if (next < ground.count && next !== point && places[next].on === 0) continue;
        for (let i = 0; i < n; i++) {
          if (done[i] || cost[next] + least(places[next], places[i]) >= cost[i]) continue;
          cost[i] = Math.min(cost[i], cost[next] + leg(places[next], places[i]));
        }
      }
      return cost.slice(0, ground.count).map((one) => (one > limit ? Infinity : one));
    },
  };
}

function polygon(corners: readonly Corner[]): Polygon {
  const points = corners.map(([x, y]) => [Math.round(x * INCH), Math.round(y * INCH)] as const);
  const area = points.reduce((sum, [x, y], i) => {
    const [nx, ny] = points[(i + 1) % points.length];
    return sum + x * ny - nx * y;
  }, 0);
  return area < 0 ? points.toReversed() : points;
}

function distance(a: { x: number; y: number }, b: { x: number; y: number }): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}

interface Side {
  readonly from: readonly [number, number];
  readonly to: readonly [number, number];
  readonly length: number;
  readonly ux: number;
  readonly uy: number;
}

/** Asked for again and again, so kept. */
const sidesKept = new WeakMap<Polygon, readonly Side[]>();

function sides(outline: Polygon): readonly Side[] {
  const kept = sidesKept.get(outline);
  if (kept) return kept;
  const made = outline.map((from, i) => {
    const to = outline[(i + 1) % outline.length];
    const length = Math.hypot(to[0] - from[0], to[1] - from[1]);
    return { from, to, length, ux: (to[0] - from[0]) / length, uy: (to[1] - from[1]) / length };
  });
  sidesKept.set(outline, made);
  return made;
}

/** How far a place is from the nearest line of a side, negative outside. */
function depthIn(outline: Polygon, x: number, y: number): number {
  return Math.min(...sides(outline).map(({ from, ux, uy }) => (y - from[1]) * ux - (x - from[0]) * uy));
}

/** Distance between a segment and a polygon: 0 when it enters, else from the ends and corners. */
function gap(outline: Polygon, ax: number, ay: number, bx: number, by: number): number {
  if (clip(outline, ax, ay, bx, by) !== null) return 0;
  let least = Infinity;
  for (const { from, to } of sides(outline)) {
    least = Math.min(
      least,
      toSegment(ax, ay, from[0], from[1], to[0], to[1]),
      toSegment(bx, by, from[0], from[1], to[0], to[1]),
      toSegment(from[0], from[1], ax, ay, bx, by),
    );
  }
  return least;
}

function toSegment(x: number, y: number, ax: number, ay: number, bx: number, by: number): number {
  const squared = (bx - ax) ** 2 + (by - ay) ** 2;
  const t = squared === 0 ? 0 : ((x - ax) * (bx - ax) + (y - ay) * (by - ay)) / squared;
  const s = Math.max(0, Math.min(1, t));
  return Math.hypot(x - ax - s * (bx - ax), y - ay - s * (by - ay));
}

function clip(outline: Polygon, ax: number, ay: number, bx: number, by: number): [number, number] | null {
  let from = 0;
  let to = 1;
  for (const {
    from: [cx, cy],
    ux,
    uy,
  } of sides(outline)) {
    const start = (ay - cy) * ux - (ax - cx) * uy;
    const change = (by - ay) * ux - (bx - ax) * uy;
    if (change === 0) {
      if (start < 0) return null;
    } else if (change > 0) from = Math.max(from, -start / change);
    else to = Math.min(to, -start / change);
  }
  return from > to ? null : [from, to];
}

function circle(x: number, y: number, radius: number): [number, number][] {
  const n = Math.ceil((2 * Math.PI) / TURN);
  const out = radius / Math.cos(Math.PI / n);
  return Array.from({ length: n }, (_, k): [number, number] => {
    const angle = (2 * Math.PI * k) / n;
    return [x + out * Math.cos(angle), y + out * Math.sin(angle)];
  });
}

/** Places on circles round the corners, facing outwards. */
function arcsRound(outline: Polygon, radius: number, turn: number): [number, number][] {
  const all = sides(outline);
  return all.flatMap((side, i) => {
    const before = all[(i + all.length - 1) % all.length];
    const from = Math.atan2(-before.ux, before.uy);
    let to = Math.atan2(-side.ux, side.uy);
    if (to < from) to += 2 * Math.PI;
    const parts = Math.max(1, Math.ceil((to - from) / turn));
    // The tangents of a fan of directions meet a little outside the circle.
    const out = radius / Math.cos((to - from) / parts / 2);
    return Array.from({ length: parts }, (_, k): [number, number] => {
      const angle = from + ((to - from) * (k + 0.5)) / parts;
      return [side.from[0] + out * Math.cos(angle), side.from[1] + out * Math.sin(angle)];
    });
  });
}

/** Places along the sides, `off` outside them. */
function sidesOf(outline: Polygon, off: number, step: number): [number, number][] {
  return sides(outline).flatMap(({ from, length, ux, uy }) => {
    const parts = Math.ceil(length / step);
    return Array.from({ length: parts + 1 }, (_, k): [number, number] => {
      const along = (k * length) / parts;
      return [from[0] + along * ux + off * uy, from[1] + along * uy - off * ux];
    });
  });
}
