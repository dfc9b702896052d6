import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import type { Ground } from '../../../src/kernel/ground.ts';
import { createGuide, type Guide } from '../../../src/kernel/guides/guide.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { generateTable } from '../../../src/kernel/tables/generate-table.ts';
import { readTables } from '../../../src/kernel/tables/read-table.ts';
import type { Ways } from '../../../src/kernel/ways.ts';
import { TABLES } from '../../../src/rulesets/dark-potential/tables/index.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 2540, descent: 0, linear: 'difficult' } as const;

/** Steps of the guide to a goal that is at hand: it may stand in an obstacle's way. */
const NEAR = 200;
const GENERATED = generateTable({}, '0');

describe('the guide', () => {
  // The doors of two ruins of the last are too narrow for a point of the lattice, for a wreck stands beside them.
  for (const [name, spec] of Object.entries({ ...readTables(TABLES), generated: GENERATED })) {
    const ground = compileGround(spec, 2500);
    const ways = createWays(ground, COSTS);
    const guide = createGuide(ground, ways);

    it(`leads everywhere on ${name}`, () => {
      const far = Array.from({ length: ground.count }, (_, point) => guide.far(point, 0));
      expect(far.filter((length) => length === Infinity)).toEqual([]);
    });

    it(`leads nobody on ${name} to where a move of 6 inches gets no nearer`, () => {
      const goals = [5, ground.count >> 1, ground.count - 7];
      expect(goals.flatMap((goal) => trapsOf(ground, ways, guide, goal))).toEqual([]);
    });

    it(`is roughly right on ${name}: on average within a tenth and two inches of the cheapest way`, () => {
      let off = 0;
      let all = 0;
      for (let from = 7; from < ground.count; from += Math.ceil(ground.count / 8)) {
        const reach = ways.reach(from, 8 * 2540, []);
        for (let i = 20; i < reach.count; i += 17) {
          off += Math.abs(guide.far(reach.point[i], from) - reach.cost[i]);
          all += reach.cost[i] / 10 + 2 * 2540;
        }
      }
      expect(off).toBeLessThan(all);
    });
  }
});

/** Points from which no move of 6 inches shortens the way to a goal. */
function trapsOf({ count }: Ground, ways: Ways, guide: Guide, goal: number): number[] {
  const field = guide.field(goal);
  return Array.from({ length: count }, (_, from) => from).filter((from) => {
    if (field[from] < NEAR) return false;
    const { point, count: reached } = ways.reach(from, 6 * 2540, []);
    return !point.subarray(0, reached).some((at) => field[at] < field[from]);
  });
}
