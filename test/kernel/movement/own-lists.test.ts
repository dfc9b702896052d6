import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { landmarksOf, thinnedBetweenLandmarks } from '../../../src/kernel/movement/landmarks.ts';
import { reachInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { box, piece, table } from '../bare-table.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 0, descent: 0, linear: 'free' } as const;

it.each([0, 1] as const)(
  'of seat %i begin with what is within reach, cheapest first in its own frame',
  (seat) => {
    const bog = piece(box([0, 0, 6, 6]), { difficult: true });
    const ground = compileGround(table(24, 24, [bog]), 2500);
    const landmarks = landmarksOf(ground);
    const [ways, fresh] = [createWays(ground, COSTS), createWays(ground, COSTS)];
    for (let from = 0; from < ground.count; from += 17) {
      for (const allowance of [3, 9, 5].map((inches) => inches * INCH)) {
        const reach = fresh.reach(from, allowance, []);
        const own = reachInOwnFrame(reach, seat);
        const list = ways.listed(seat, from, allowance);
        expect(list.limit).toBeGreaterThanOrEqual(allowance);
        expect(list.point.subarray(0, reach.count)).toEqual(own);
        expect(list.cost.subarray(0, reach.count)).toEqual(reach.cost.subarray(0, reach.count));
        expect(list.cost[reach.count] ?? Infinity).toBeGreaterThan(allowance);
        const strides = thinnedBetweenLandmarks({ ground, landmarks }, from, own);
        expect(Array.from(list.stride.subarray(0, strides.length))).toEqual(strides);
        expect(list.strideCost[strides.length] ?? Infinity).toBeGreaterThan(allowance);
        expect(list.strideCost[strides.length - 1]).toBeLessThanOrEqual(allowance);
        expect(ways.listed(seat, from, allowance)).toBe(list);
      }
    }
  },
);
