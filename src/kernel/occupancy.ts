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
  /** By point: how many of the bases that stand keep it; whether one stands on it; the last call it was named in. */
  const kept = new Uint16Array(count);
  const isMarked = new Uint8Array(count);
  const named = new Uint32Array(count);
  const overlapping: (readonly number[] | undefined)[] = new Array(count);
  let marked: number[] = [];
  let turn = 0;

  function around(point: number): readonly number[] {
    const found: number[] = [];
    for (let r = row[point] - cells; r <= row[point] + cells; r++) {
      for (let c = column[point] - cells; c <= column[point] + cells; c++) {
        for (const at of pointsOfCell(ground, c, r)) if (overlap(point, at)) found.push(at);
      }
    }
    return found;
  }

  function put(point: number, by: 1 | -1): void {
    isMarked[point] += by;
    overlapping[point] ??= around(point);
    for (const at of overlapping[point]) kept[at] += by;
  }

  return {
    mark(points) {
      turn++;
      for (const point of points) {
        named[point] = turn;
        if (isMarked[point] === 0) {
          put(point, 1);
          marked.push(point);
        }
      }
      // Most of those who stood at the last call stand there still.
      if (marked.every((point) => named[point] === turn)) return;
      for (const point of marked) if (named[point] !== turn) put(point, -1);
      marked = marked.filter((point) => isMarked[point] === 1);
    },
    isFree: (at) => kept[at] === 0,
  };
}
