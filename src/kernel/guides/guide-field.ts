import { NONE, type Point } from '../entities.ts';
import type { Length } from '../length.ts';

/** Fields hold costs in steps of 1/8 mm, so that 16 bits span eight metres. */
export const GUIDE_STEP: Length = 12.5;
export const NO_WAY = 65535;

/** Steps to neighbouring points, as lists one after another: those of point i are start[i] .. start[i + 1]. */
export interface Steps {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
  /** In 1/100 mm. */
  readonly cost: Float64Array;
}

/**
 * A function that finds the costs from every point to a goal, in steps of GUIDE_STEP: Dijkstra's algorithm from the
 * goal outwards with whole costs and a ring of buckets, each a list of what is waiting at one cost (Dial's algorithm).
 */
export function createSpread({ start, to, cost }: Steps, count: number): (goal: Point) => Uint16Array {
  const steps = Uint32Array.from(cost, (length) => Math.round(length / GUIDE_STEP));
  const longest = steps.reduce((most, step) => Math.max(most, step), 0);
  // A power of two, so that a mask tells the bucket of a cost.
  const ring = 1 << (32 - Math.clz32(longest));
  const mask = ring - 1;
  const first = new Int32Array(ring).fill(NONE);
  // Each step can make its end wait once more.
  const next = new Int32Array(steps.length + 1);
  const waiting = new Uint16Array(steps.length + 1);

  return (goal) => {
    const costs = new Uint16Array(count).fill(NO_WAY);
    let entries = 0;
    let left = 0;
    const wait = (at: Point, total: number) => {
      costs[at] = total;
      waiting[entries] = at;
      next[entries] = first[total & mask];
      first[total & mask] = entries++;
      left++;
    };
    wait(goal, 0);
    for (let now = 0; left > 0; now++) {
      const bucket = now & mask;
      while (first[bucket] !== NONE) {
        const at = waiting[first[bucket]];
        first[bucket] = next[first[bucket]];
        left--;
        if (costs[at] !== now) continue;
        for (let i = start[at]; i < start[at + 1]; i++) {
          const total = now + steps[i];
          if (total < costs[to[i]]) wait(to[i], total);
        }
      }
    }
    return costs;
  };
}
