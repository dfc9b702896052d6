import type { Ground } from './ground.ts';
import { INCH, type Length } from './length.ts';
import type { Ways } from './ways.ts';

/**
 * Rough lengths of ways, for policies that ask how far off something is, never for rules: distances over the lattice
 * (up to 8 % long) to the middle of the block of the table in which the goal lies.
 */
export interface Guide {
  /** Rough cost of the way between two standing points, in 1/100 mm; Infinity where there is none. */
  far(from: number, to: number): Length;
  /** The costs from every point to the block of `to`, in eighths of a millimetre of movement; 65535 where there is no way. */
  field(to: number): Uint16Array;
}

const BLOCK: Length = 4 * INCH;
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

/** Square blocks of the table, each with the standing point nearest to its middle. */
function blocks(ground: Ground): { blockOf: Uint16Array; middles: number[] } {
  const columns = Math.ceil((ground.spec.width * INCH) / BLOCK);
  const rows = Math.ceil((ground.spec.depth * INCH) / BLOCK);
  const blockOf = new Uint16Array(ground.count);
  const middles: number[] = new Array(columns * rows).fill(-1);
  const nearest = new Float64Array(columns * rows).fill(Infinity);
  for (let i = 0; i < ground.count; i++) {
    const x = ground.x[i] + (columns * BLOCK) / 2;
    const y = ground.y[i] + (rows * BLOCK) / 2;
    const column = Math.min(columns - 1, Math.max(0, Math.floor(x / BLOCK)));
    const row = Math.min(rows - 1, Math.max(0, Math.floor(y / BLOCK)));
    const block = row * columns + column;
    const dx = x - (column + 0.5) * BLOCK;
    const dy = y - (row + 0.5) * BLOCK;
    const off = dx * dx + dy * dy + ground.z[i] * ground.z[i];
    blockOf[i] = block;
    if (off < nearest[block]) {
      nearest[block] = off;
      middles[block] = i;
    }
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
