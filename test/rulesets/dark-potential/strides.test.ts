import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/compile-ground.ts';
import { landmarksOf, thinnedBetweenLandmarks } from '../../../src/kernel/landmarks.ts';
import { reachInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { createStrides } from '../../../src/rulesets/dark-potential/strides.ts';
import { box, piece, table } from '../../kernel/bare-table.ts';

it.each([0, 1] as const)('of seat %i are those of the list asked about, worked out once', (seat) => {
  const ground = compileGround(table(24, 24, [piece(box([0, 0, 6, 6]), { kind: 'area' })]), 2500);
  const landmarks = landmarksOf(ground);
  const strides = createStrides(ground, landmarks, seat);
  const random = seedrandom('strides');
  /** What is within reach of some points, of each by two allowances. */
  const lists = Array.from({ length: 50 }, () => {
    const point = Uint16Array.from({ length: 60 }, () => Math.floor(random() * ground.count));
    const cost = Uint16Array.from({ length: 60 }, (_, i) => (i + 1) >> 1);
    return [40, 60].map((count) => ({ count, point, cost }));
  }).flat();
  for (let n = 0; n < 2; n++) {
    for (const reach of lists) {
      const found = strides(reach);
      const own = reachInOwnFrame(reach, seat);
      expect(Array.from(found)).toEqual(thinnedBetweenLandmarks({ ground, landmarks }, reach.point[0], own));
      expect(strides(reach)).toBe(found);
    }
  }
});
