import { type Ground, pointsOfCell } from './ground.ts';
import type { Length } from './length.ts';

/** Which standing points are kept by bases already standing. */
export interface Occupancy {
  /** Takes note of where bases stand, until the next call. */
  mark(points: readonly number[]): void;
  /** Whether a base on a point would overlap none of them. */
  isFree(at: number): boolean;
}

/**
 * @param span beyond this distance between centres, in either direction of the lattice, no bases overlap
 * @param overlap whether bases on two points would overlap
 */
export function createOccupancy(
  ground: Ground,
  span: Length,
  overlap: (a: number, b: number) => boolean,
): Occupancy {
  const { count, column, row, pitch } = ground;
  const cells = Math.floor(span / pitch);
  /** By point: how many of the bases that stand keep it, and how many more stand on it than at the last call. */
  const kept = new Uint16Array(count);
  const more = new Int16Array(count);
  const overlapping: (readonly number[] | undefined)[] = new Array(count);
  const marked: number[] = [];

  function around(point: number): readonly number[] {
    const found: number[] = [];
    for (let r = row[point] - cells; r <= row[point] + cells; r++) {
      for (let c = column[point] - cells; c <= column[point] + cells; c++) {
        for (const at of pointsOfCell(ground, c, r)) if (overlap(point, at)) found.push(at);
      }
    }
    return found;
  }

  /** Puts up or takes away the bases on a run of points whose number has changed. */
  function settle(points: readonly number[], first: number, end: number): void {
    for (let i = first; i < end; i++) {
      const point = points[i];
      const by = more[point];
      if (by === 0) continue;
      more[point] = 0;
      overlapping[point] ??= around(point);
      for (const at of overlapping[point]) kept[at] += by;
    }
  }

  return {
    mark(points) {
      // Most of those who stood at the last call stand there still.
      const shorter = Math.min(points.length, marked.length);
      let first = 0;
      while (first < shorter && points[first] === marked[first]) first++;
      let alike = 0;
      while (
        alike < shorter - first &&
        points[points.length - 1 - alike] === marked[marked.length - 1 - alike]
      )
        alike++;
      const end = points.length - alike;
      const markedEnd = marked.length - alike;
      for (let i = first; i < end; i++) more[points[i]]++;
      for (let i = first; i < markedEnd; i++) more[marked[i]]--;
      settle(points, first, end);
      settle(marked, first, markedEnd);
      marked.length = points.length;
      for (let i = first; i < points.length; i++) marked[i] = points[i];
    },
    isFree: (at) => kept[at] === 0,
  };
}
