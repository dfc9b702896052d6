import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { landmarksOf, thinnedBetweenLandmarks } from '../../../src/kernel/landmarks.ts';
import { reachInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { createStrides } from '../../../src/rulesets/dark-potential/strides.ts';
import { table } from '../../kernel/bare-table.ts';

it.each([0, 1] as const)('of seat %i are those within the allowance asked about, however often', (seat) => {
  const ground = compileGround(table(24, 24, []), 2500);
  const landmarks = landmarksOf(ground);
  const strides = createStrides(ground, landmarks, seat);
  const random = seedrandom('strides');
  const below = (n: number) => Math.floor(random() * n);
  /** What is within reach of each point, by two allowances. */
  const reached = Array.from({ length: 250 }, () =>
    [40, 60].map((count) => ({
      count,
      point: Uint16Array.from({ length: 60 }, () => below(ground.count)),
      cost: Uint16Array.from({ length: 60 }, (_, i) => i >> 1),
    })),
  );
  let looked = 0;
  for (let n = 0; n < 2000; n++) {
    const start = random() < 0.5 ? below(4) : below(reached.length);
    const allowance = below(2);
    const reach = () => {
      looked++;
      return reached[start][allowance];
    };
    const found = strides(start, allowance, reach);
    const own = reachInOwnFrame(reached[start][allowance], seat);
    expect(Array.from(found)).toEqual(thinnedBetweenLandmarks({ ground, landmarks }, start, own));
  }
  expect(looked).toBeLessThan(1700);
});
