import type { Ground } from './ground.ts';
import type { Length } from './length.ts';
import { pointsAround } from './neighbourhood.ts';
import { NOWHERE } from './taken-points.ts';

/** Which standing points are kept by bases already standing. */
export interface Occupancy {
  /**
   * Takes note of where bases stand, until the next call: points by number, in one list or two. What has not changed
   * since the last call costs nothing. One base of each list may be left out: whoever looks for room.
   */
  follow(standing: ArrayLike<number>, but?: number, others?: ArrayLike<number>, butOther?: number): void;
  /** Whether a base on a point would overlap none of them. */
  isFree(at: number): boolean;
  /**
   * Those of some points that are free and may be taken, in their order: every so many of them, so that there are no
   * more than `most`.
   */
  freeAmong(points: ArrayLike<number>, most: number, mayTake?: (at: number) => boolean): number[];
}

const NOBODY: ArrayLike<number> = [];

/**
 * @param span beyond this distance between centres, in either direction of the lattice, no bases overlap
 * @param overlap whether bases on two points would overlap
 */
export function createOccupancy(
  ground: Ground,
  span: Length,
  overlap: (a: number, b: number) => boolean,
): Occupancy {
  const { count } = ground;
  /** By point: how many bases keep it. */
  const kept = new Uint16Array(count);
  const overlapping: (readonly number[] | undefined)[] = new Array(count);
  const room = new Uint16Array(count);
  const seen: number[] = [];
  const seenOthers: number[] = [];
  let own = NOWHERE;
  let ownOther = NOWHERE;

  /** Puts up a base on a point or takes one away. */
  function add(point: number, by: 1 | -1): void {
    if (point === NOWHERE) return;
    overlapping[point] ??= pointsAround(ground, point, span, overlap);
    for (const at of overlapping[point]) kept[at] += by;
  }

  function catchUp(last: number[], standing: ArrayLike<number>): void {
    while (last.length < standing.length) last.push(NOWHERE);
    for (let one = 0; one < last.length; one++) {
      const now = one < standing.length ? standing[one] : NOWHERE;
      if (now === last[one]) continue;
      add(last[one], -1);
      add(now, 1);
      last[one] = now;
    }
  }

  const isKeptBy = (base: number, at: number): boolean => base !== NOWHERE && overlap(base, at);

  return {
    follow(standing, but = NOWHERE, others = NOBODY, butOther = NOWHERE) {
      catchUp(seen, standing);
      catchUp(seenOthers, others);
      own = but === NOWHERE ? NOWHERE : standing[but];
      ownOther = butOther === NOWHERE ? NOWHERE : others[butOther];
    },
    isFree,
    freeAmong(points, most, mayTake) {
      let free = 0;
      for (let i = 0; i < points.length; i++) {
        const at = points[i];
        if (isFree(at) && (mayTake === undefined || mayTake(at))) room[free++] = at;
      }
      const step = Math.max(1, Math.ceil(free / most));
      const chosen: number[] = [];
      for (let i = 0; i < free; i += step) chosen.push(room[i]);
      return chosen;
    },
  };

  function isFree(at: number): boolean {
    let left = kept[at];
    if (left > 0 && isKeptBy(own, at)) left--;
    if (left > 0 && isKeptBy(ownOther, at)) left--;
    return left === 0;
  }
}
