import type { Ground } from './ground.ts';
import { INCH, type Length } from './length.ts';
import type { Ways } from './ways.ts';

/**
 * Rough lengths of ways, for policies that ask how far off something is, never for rules: distances over the lattice
 * (up to 8 % long) to a point next to the goal, on its level.
 */
export interface Guide {
  /** Rough cost of the way between two standing points, in 1/100 mm; Infinity where there is none. */
  far(from: number, to: number): Length;
  /** The costs from every point to next to `to`, in steps of GUIDE_STEP; 65535 where there is no way. */
  field(to: number): Uint16Array;
}

/** Fields hold costs in steps of 1/8 mm, so that 16 bits span eight metres. */
export const GUIDE_STEP: Length = 12.5;
const NO_WAY = 65535;

export function createGuide(ground: Ground, ways: Ways): Guide {
  const steps = neighbours(ground, ways);
  const { blockOf, middles } = blocks(ground);
  const fields: (Uint16Array | undefined)[] = new Array(middles.length);

  function field(to: number): Uint16Array {
    const block = blockOf[to];
    fields[block] ??= spread(steps, middles[block], ground.count);
    return fields[block];
  }

  return {
    field,
    far(from, to) {
      const cost = field(to)[from];
      return cost === NO_WAY ? Infinity : cost * GUIDE_STEP;
    },
  };
}

/** Steps to neighbouring points, as lists one after another. */
interface Steps {
  readonly start: Uint32Array;
  readonly to: Uint16Array;
  readonly cost: Float64Array;
}

function neighbours(ground: Ground, ways: Ways): Steps {
  const start = new Uint32Array(ground.count + 1);
  const to: number[] = [];
  const cost: number[] = [];
  const one = Math.ceil(ground.pitch * 1.5);
  for (let from = 0; from < ground.count; from++) {
    // Slow ground and climbs cost more than their length: ask for enough, keep what is next door.
    const reach = ways.reach(from, one * 2 + 5 * INCH, []);
    for (let i = 0; i < reach.count; i++) {
      const at = reach.point[i];
      const apart = Math.max(
        Math.abs(ground.column[at] - ground.column[from]),
        Math.abs(ground.row[at] - ground.row[from]),
      );
      if (at === from || apart > 1) continue;
      to.push(at);
      cost.push(reach.cost[i]);
    }
    start[from + 1] = to.length;
  }
  return { start, to: Uint16Array.from(to), cost: Float64Array.from(cost) };
}

/** Blocks of two by two lattice cells on one level, each with one standing point of its own. */
function blocks(ground: Ground): { blockOf: Uint16Array; middles: number[] } {
  const blockOf = new Uint16Array(ground.count);
  const middles: number[] = [];
  const known = new Map<string, number>();
  for (let i = 0; i < ground.count; i++) {
    const key = `${ground.column[i] >> 1},${ground.row[i] >> 1},${ground.z[i]}`;
    let block = known.get(key);
    if (block === undefined) {
      block = middles.length;
      known.set(key, block);
      middles.push(i);
    }
    blockOf[i] = block;
  }
  return { blockOf, middles };
}

/** Dijkstra's algorithm from the goal outwards, with costs in whole steps and a bucket for each. */
function spread({ start, to, cost }: Steps, goal: number, count: number): Uint16Array {
  const costs = new Uint16Array(count).fill(NO_WAY);
  costs[goal] = 0;
  const buckets: number[][] = [[goal]];
  for (let now = 0; now < buckets.length; now++) {
    for (const at of buckets[now] ?? []) {
      if (costs[at] !== now) continue;
      for (let i = start[at]; i < start[at + 1]; i++) {
        const next = now + Math.round(cost[i] / GUIDE_STEP);
        if (next >= costs[to[i]]) continue;
        costs[to[i]] = next;
        buckets[next] ??= [];
        buckets[next].push(to[i]);
      }
    }
  }
  return costs;
}
