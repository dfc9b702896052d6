import type { Ground } from './ground.ts';

/** Which standing points are kept by bases already standing. */
export interface Occupancy {
  /** Takes note of where bases stand, until the next call. */
  mark(points: readonly number[]): void;
  /** Whether a base on a point would overlap none of them. */
  isFree(at: number): boolean;
}

/** `overlap` says whether bases on two points would overlap; asked once for each pair. */
export function createOccupancy({ count }: Ground, overlap: (a: number, b: number) => boolean): Occupancy {
  const kept = new Uint32Array(count);
  const overlapping: (readonly number[] | undefined)[] = new Array(count);
  let turn = 0;

  function around(point: number): readonly number[] {
    const found: number[] = [];
    for (let at = 0; at < count; at++) if (overlap(point, at)) found.push(at);
    return found;
  }

  return {
    mark(points) {
      turn++;
      for (const point of points) {
        overlapping[point] ??= around(point);
        for (const at of overlapping[point]) kept[at] = turn;
      }
    },
    isFree: (at) => kept[at] !== turn,
  };
}
