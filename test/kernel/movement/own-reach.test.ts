import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { reachInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { box, piece, table } from '../bare-table.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 0, descent: 0, linear: 'free' } as const;

it.each([0, 1] as const)(
  'lists what is within reach of seat %i in its own frame, whoever is in the way, and the same list to who asks again',
  (seat) => {
    const bog = piece(box([0, 0, 6, 6]), { difficult: true });
    const ground = compileGround(table(24, 24, [bog]), 2500);
    const [ways, fresh] = [createWays(ground, COSTS), createWays(ground, COSTS)];
    for (let from = 0; from < ground.count; from += 29) {
      for (const blockers of [[], [(from + 2) % ground.count], [(from + 60) % ground.count]]) {
        for (const allowance of [3, 7, 5].map((inches) => inches * INCH)) {
          const reach = fresh.reach(from, allowance, blockers);
          const own = ways.reachAs(seat, from, allowance, blockers);
          expect(own.count).toBe(reach.count);
          expect(own.point.subarray(0, own.count)).toEqual(reachInOwnFrame(reach, seat));
          expect(own.cost.subarray(0, own.count)).toEqual(reach.cost.subarray(0, reach.count));
          expect(ways.reachAs(seat, from, allowance, blockers).point).toBe(own.point);
        }
      }
    }
  },
);
