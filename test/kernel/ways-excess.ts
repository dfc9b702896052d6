import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import type { Blockers, MoveCosts } from '../../src/kernel/ways.ts';
import { type Kind, numbers, randomTable } from './random-table.ts';
import { slowWays } from './slow-ways.ts';

const COSTS: MoveCosts = { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' };
const ALLOWANCE = 10 * INCH;

export interface Excess {
  pairs: number;
  /** How many pairs are more than 1 % longer. */
  long: number;
  worst: number;
  mean: number;
  /** Furthest below the slow ways, which are no shorter than they can be either. */
  least: number;
}

/** How much longer ways are than those found by brute force, from some starts to all points. */
function excess(ground: Ground, starts: readonly number[], blockers: Blockers): Excess {
  const slow = slowWays(ground, COSTS, blockers);
  const ways = createWays(ground, COSTS);
  const result = { pairs: 0, long: 0, worst: 0, mean: 0, least: 0 };
  for (const from of starts) {
    const reference = slow.from(from, ALLOWANCE);
    const reach = ways.reach(from, ALLOWANCE, blockers);
    const costs = new Float64Array(ground.count).fill(Infinity);
    for (let i = 0; i < reach.count; i++) costs[reach.point[i]] = reach.cost[i];
    for (let to = 0; to < ground.count; to++) {
      // What the slow ways reach with a little to spare has to be in the list.
      if (to === from || reference[to] > 0.985 * ALLOWANCE) continue;
      const more = costs[to] / reference[to] - 1;
      result.pairs++;
      if (more > 0.01) result.long++;
      result.mean += more;
      result.worst = Math.max(result.worst, more);
      result.least = Math.min(result.least, more);
    }
  }
  result.mean /= result.pairs;
  return result;
}

/** Ways over a table drawn from a seed, from some starts. */
export function excessPast(kinds: readonly Kind[], seed: number, starts: number): Excess {
  const next = numbers(seed);
  const ground = compileGround(randomTable(next, kinds), 2500);
  const from = Array.from({ length: starts }, () => Math.floor(next() * ground.count));
  return excess(ground, from, []);
}

/** The same with three bases in the way, from one start. */
export function excessPastBases(kinds: readonly Kind[], seed: number): Excess {
  const next = numbers(seed);
  const ground = compileGround(randomTable(next, kinds), 2500);
  const { from, blockers } = meeting(ground, next);
  return excess(ground, [from], blockers);
}

/** A start and three bases that overlap nobody. */
function meeting(ground: Ground, next: () => number): { from: number; blockers: number[] } {
  const placed: number[] = [];
  while (placed.length < 4) {
    const point = Math.floor(next() * ground.count);
    const isFree = placed.every(
      (other) => Math.hypot(ground.x[other] - ground.x[point], ground.y[other] - ground.y[point]) >= 2500,
    );
    if (isFree) placed.push(point);
  }
  const [from, ...blockers] = placed;
  return { from, blockers };
}
