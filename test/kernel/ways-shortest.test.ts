import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/compile-ground.ts';
import { createWays } from '../../src/kernel/create-ways.ts';
import type { Ground } from '../../src/kernel/ground.ts';
import { INCH } from '../../src/kernel/length.ts';
import type { Blockers, MoveCosts } from '../../src/kernel/ways.ts';
import { type Kind, numbers, randomTable } from './random-table.ts';
import { slowWays } from './slow-ways.ts';

const COSTS: MoveCosts = { difficult: 2, climb: 1, mantle: INCH, descent: 0, linear: 'difficult' };
/** Brute force takes its time. */
const SLOW = { timeout: 60_000 };
const ALLOWANCE = 10 * INCH;

interface Excess {
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
    const reference = slow.from(from);
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

const TABLES: readonly (readonly [Kind[], number])[] = [
  [['wall', 'wall', 'wall'], 1],
  [['wall', 'wall', 'wall'], 2],
  [['wood', 'wood', 'wood'], 1],
  [['wood', 'hedge', 'wood', 'hedge'], 1],
  [['wall', 'wood', 'hedge', 'pond'], 1],
  [['wall', 'wood', 'hedge', 'pond'], 2],
  [['hill', 'wall'], 1],
  [['hill', 'wood', 'hedge'], 1],
];

describe('ways', () => {
  it.for(TABLES)('past $0, table $1, are within 1 % of the shortest', SLOW, ([kinds, seed], { annotate }) => {
    const next = numbers(seed);
    const ground = compileGround(randomTable(next, kinds), 2500);
    const starts = Array.from({ length: 8 }, () => Math.floor(next() * ground.count));
    const { pairs, worst, mean, least } = excess(ground, starts, []);
    annotate(`${pairs} pairs, worst ${(100 * worst).toFixed(2)} %, mean ${(100 * mean).toFixed(3)} %`);
    expect(worst).toBeLessThan(0.01);
    expect(mean).toBeLessThan(0.001);
    expect(least).toBeGreaterThan(-0.01);
  });

  it.for([1, 2, 3])(
    'past three bases and walls, table %i, are within 1 % of the shortest',
    SLOW,
    (seed, { annotate }) => {
      const next = numbers(seed);
      const ground = compileGround(randomTable(next, ['wall', 'wall']), 2500);
      const { from, blockers } = meeting(ground, next);
      const { pairs, worst, mean, least } = excess(ground, [from], blockers);
      annotate(`${pairs} pairs, worst ${(100 * worst).toFixed(2)} %, mean ${(100 * mean).toFixed(3)} %`);
      expect(worst).toBeLessThan(0.01);
      expect(least).toBeGreaterThan(-0.01);
    },
  );

  it(
    'past bases that touch the edge of a wood may be longer, in 1 of 200 cases at most',
    SLOW,
    ({ annotate }) => {
      const total = { pairs: 0, long: 0, worst: 0 };
      for (const seed of [1, 2, 3, 4, 5, 6]) {
        const next = numbers(seed);
        const ground = compileGround(randomTable(next, ['wood', 'hedge']), 2500);
        const { from, blockers } = meeting(ground, next);
        const { pairs, long, worst, least } = excess(ground, [from], blockers);
        total.pairs += pairs;
        total.long += long;
        total.worst = Math.max(total.worst, worst);
        expect(least).toBeGreaterThan(-0.01);
      }
      annotate(`${total.long} of ${total.pairs} above 1 %, worst ${(100 * total.worst).toFixed(2)} %`);
      expect(total.long / total.pairs).toBeLessThan(1 / 200);
    },
  );
});

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
