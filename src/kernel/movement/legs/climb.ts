import { distance } from '../../geometry/distances.ts';
import type { Shape } from '../../geometry/shape.ts';
import { spanInOutline, spanNearOutline } from '../../geometry/spans.ts';
import type { Length } from '../../length.ts';
import type { Level, Room } from './room.ts';

/** Where a base at the foot of a floor is lifted, and what going there, up and on costs at least. */
interface Foot {
  readonly x: number;
  readonly y: number;
  readonly bound: number;
}

/**
 * Places at which a base can be lifted between p, below, and q on a floor: where it touches the side of the floor.
 * Of the level way between there and q, `free` costs nothing; at most `mantle` of it may be off the floor.
 * Cheapest first.
 */
export function feetOf(
  floor: Shape,
  radius: Length,
  free: Length,
  mantle: Length,
  px: number,
  py: number,
  qx: number,
  qy: number,
): Foot[] {
  const feet: Foot[] = [];
  const add = (x: number, y: number) => {
    const there = distance(px, py, x, y);
    feet.push({ x, y, bound: there + Math.max(0, distance(x, y, qx, qy) - free) });
  };
  const { outline } = floor;
  const straight = spanNearOutline(outline, radius, px, py, qx, qy);
  if (straight !== null) add(px + straight[0] * (qx - px), py + straight[0] * (qy - py));
  for (let i = 0, j = outline.length - 2; i < outline.length; j = i, i += 2) {
    const length = distance(outline[i], outline[i + 1], outline[j], outline[j + 1]);
    const ux = (outline[i] - outline[j]) / length;
    const uy = (outline[i + 1] - outline[j + 1]) / length;
    const pAlong = (px - outline[j]) * ux + (py - outline[j + 1]) * uy;
    const qAlong = (qx - outline[j]) * ux + (qy - outline[j + 1]) * uy;
    const pOff = (px - outline[j]) * uy - (py - outline[j + 1]) * ux - radius;
    const qOff = (qy - outline[j + 1]) * ux - (qx - outline[j]) * uy + radius;
    if (pOff > -1) {
      const crossing = pAlong + ((qAlong - pAlong) * pOff) / (pOff + qOff);
      const widest = qOff * Math.sqrt((mantle * mantle) / (radius * radius) - 1);
      const carried = free > qOff ? Math.sqrt(free * free - qOff * qOff) : 0;
      const along = nearestFoot(pAlong, qAlong, crossing, carried, widest);
      const u = Math.max(0, Math.min(length, along));
      add(outline[j] + u * ux + radius * uy, outline[j + 1] + u * uy - radius * ux);
    }
    const fx = px - outline[i];
    const fy = py - outline[i + 1];
    const far = Math.sqrt(fx * fx + fy * fy);
    const k = (i + 2) % outline.length;
    const nextAlong = fx * (outline[k] - outline[i]) + fy * (outline[k + 1] - outline[i + 1]);
    if (pAlong > length && nextAlong < 0) {
      add(outline[i] + (radius * fx) / far, outline[i + 1] + (radius * fy) / far);
    }
  }
  return feet.sort((a, b) => a.bound - b.bound);
}

/**
 * Along a side: straight ahead of p when that is at most `carried` from q, else as near to it as pays, which is where
 * the straight way to q crosses, and never further than `widest` from q.
 */
function nearestFoot(p: number, q: number, crossing: number, carried: number, widest: number): number {
  if (Math.abs(p - q) <= carried) return p;
  return p > q
    ? Math.min(q + widest, Math.max(q + carried, crossing))
    : Math.max(q - widest, Math.min(q - carried, crossing));
}

/** Whether a base can be lifted at a foot from `low` and carried over the edge of the floor towards q. */
export function canClimb(
  room: Room,
  low: Length,
  high: Level,
  floor: Shape,
  mantle: Length,
  ax: number,
  ay: number,
  qx: number,
  qy: number,
): boolean {
  const inside = spanInOutline(floor.outline, ax, ay, qx, qy);
  return (
    inside !== null &&
    inside[0] * distance(ax, ay, qx, qy) <= mantle + 1 &&
    room.onTable(ax, ay) &&
    room.columnIsFree(ax, ay, low, high.z) &&
    room.isClear(high, ax, ay, qx, qy)
  );
}
