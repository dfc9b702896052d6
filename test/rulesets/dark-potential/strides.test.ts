import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { landmarksOf, thinnedBetweenLandmarks } from '../../../src/kernel/landmarks.ts';
import { reachInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { createStrides } from '../../../src/rulesets/dark-potential/strides.ts';
import { table } from '../../kernel/bare-table.ts';

it.each([0, 1] as const)('of seat %i are those of the list asked about, however often', (seat) => {
  const ground = compileGround(table(24, 24, []), 2500);
  const landmarks = landmarksOf(ground);
  const strides = createStrides(ground, landmarks, seat);
  const random = seedrandom('strides');
  const below = (n: number) => Math.floor(random() * n);
  /** Lists from one point, as long as each other. */
  const lists = () =>
    [0, 1].map(() => ({
      point: Uint16Array.from({ length: 60 }, () => below(ground.count)),
      cost: Uint16Array.from({ length: 60 }, (_, i) => i >> 1),
    }));
  const from = Array.from({ length: 250 }, lists);
  for (let n = 0; n < 2000; n++) {
    const start = random() < 0.5 ? below(4) : below(from.length);
    const reach = { ...from[start][below(2)], count: random() < 0.5 ? 60 : 40 };
    const plain = thinnedBetweenLandmarks({ ground, landmarks }, start, reachInOwnFrame(reach, seat));
    expect(Array.from(strides(start, reach))).toEqual(plain);
  }
});
