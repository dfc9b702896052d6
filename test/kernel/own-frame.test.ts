import { expect, it } from 'vitest';
import { compileGround } from '../../src/kernel/field/compile-ground.ts';
import { createWays } from '../../src/kernel/movement/create-ways.ts';
import { chosenInOwnFrame, pointsInOwnFrame, reachInOwnFrame } from '../../src/kernel/own-frame.ts';
import { LONGEST_MOVE } from '../../src/kernel/ways.ts';
import { box, piece, table } from './bare-table.ts';

it('chooses points in the order of the whole list', () => {
  const ground = compileGround(table(24, 24, []), 2500);
  const costs = { difficult: 2, climb: 1, mantle: 0, descent: 0, linear: 'free' } as const;
  const reach = createWays(ground, costs).reach(ground.count >> 1, LONGEST_MOVE / 4, []);
  for (const seat of [0, 1] as const) {
    const order = Array.from(reachInOwnFrame(reach, seat));
    expect(order.length).toBeGreaterThan(50);
    for (const step of [1, 3])
      expect(chosenInOwnFrame(reach, seat, (at) => at % step === 0)).toEqual(
        order.filter((at) => at % step === 0),
      );
  }
});

it('numbers points of either seat alike, turned round, those above each other too', () => {
  const floors = (area: Parameters<typeof box>[0]) => {
    const outline = box(area);
    const heights = [3, 6].map((height) => ({ outline, height }));
    return piece(outline, { kind: 'multi-level', height: 6, floors: heights });
  };
  const ground = compileGround(table(24, 24, [floors([-9, -9, -4, -4]), floors([4, 4, 9, 9])]), 2500);
  const [near, far] = [0, 1].map((seat) => pointsInOwnFrame(ground, seat as 0 | 1));
  expect(new Set(ground.z).size).toBe(3);
  expect(far).toEqual(near.map((at) => ground.mirror[at]));
});
