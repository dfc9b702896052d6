import { describe, expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/compile-ground.ts';
import { createWays } from '../../src/kernel/create-ways.ts';
import { createGuide } from '../../src/kernel/guide.ts';
import { designedTables } from '../../src/rulesets/dark-potential/tables/index.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 2540, descent: 0, linear: 'difficult' } as const;

describe('the guide', () => {
  for (const [name, spec] of Object.entries(designedTables())) {
    const ground = compileGround(spec, 2500);
    const ways = createWays(ground, COSTS);
    const guide = createGuide(ground, ways);

    it(`leads everywhere on ${name}`, () => {
      const far = Array.from({ length: ground.count }, (_, point) => guide.far(point, 0));
      expect(far.filter((length) => length === Infinity)).toEqual([]);
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
