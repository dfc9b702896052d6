import { distance } from '../../geometry/distances.ts';
import { firstOfCell, type Ground, isOfCell } from '../../ground.ts';
import type { Length } from '../../length.ts';
import type { Level, Room } from '../legs/room.ts';

/** A place on a way; the way runs level to the next one, or straight up or down. */
export interface WayPlace {
  readonly x: number;
  readonly y: number;
  readonly z: Length;
}

/**
 * The standing points along a way from one standing point to another, both included: about one to each pitch of its
 * length, always one from which the way can be stepped onto.
 */
export function stationsAlong(
  ground: Ground,
  room: Room,
  from: number,
  way: readonly WayPlace[],
  to: number,
): number[] {
  const stations = [from];
  for (let i = 1; i < way.length; i++) {
    const a = way[i - 1];
    const b = way[i];
    if (a.z !== b.z) continue;
    const level = room.levelAt(a.z);
    const parts = Math.ceil(distance(a.x, a.y, b.x, b.y) / ground.pitch);
    for (let k = 1; k <= parts; k++) {
      const share = k / parts;
      const station = stationAt(ground, room, level, a.x + share * (b.x - a.x), a.y + share * (b.y - a.y));
      if (station >= 0 && station !== stations.at(-1)) stations.push(station);
    }
  }
  if (stations.at(-1) !== to) stations.push(to);
  return stations;
}

/** What an exposure per length near points adds up to along a chain of standing points. */
export function exposureAlong(ground: Ground, stations: readonly number[], exposure: Float64Array): number {
  let sum = 0;
  for (let i = 1; i < stations.length; i++) {
    const a = stations[i - 1];
    const b = stations[i];
    const length = distance(ground.x[a], ground.y[a], ground.x[b], ground.y[b]);
    sum += (length * (exposure[a] + exposure[b])) / 2;
  }
  return sum;
}

/**
 * The nearest standing point of a level with nothing between, or -1 where there is none close by. Few are tried: what
 * is nearest is nearly always open.
 */
function stationAt(ground: Ground, room: Room, level: Level, x: number, y: number): number {
  const tried: number[] = [];
  for (;;) {
    const point = nearestPoint(ground, level, x, y, tried);
    if (point < 0 || isOpen(room, level, x, y, ground.x[point], ground.y[point])) return point;
    tried.push(point);
  }
}

/** The nearest close by that was not tried yet. */
function nearestPoint(ground: Ground, { z }: Level, x: number, y: number, tried: readonly number[]): number {
  const { columns, rows, pitch } = ground;
  const column = Math.round(x / pitch + (columns - 1) / 2);
  const row = Math.round(y / pitch + (rows - 1) / 2);
  let nearest = -1;
  let apart: Length = Infinity;
  for (let r = row - 1; r <= row + 1; r++) {
    for (let c = column - 1; c <= column + 1; c++) {
      for (let point = firstOfCell(ground, c, r); isOfCell(ground, point, c, r); point++) {
        if (ground.z[point] !== z) continue;
        const gap = distance(x, y, ground.x[point], ground.y[point]);
        if (gap >= apart || tried.includes(point)) continue;
        nearest = point;
        apart = gap;
      }
    }
  }
  return nearest;
}

function isOpen(room: Room, level: Level, ax: number, ay: number, bx: number, by: number): boolean {
  return room.isClear(level, ax, ay, bx, by) && room.carries(level, ax, ay, bx, by);
}
