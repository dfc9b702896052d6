import seedrandom from 'seedrandom';
import { expect, it } from 'vitest';
import { overlapOn } from '../../../src/kernel/base.ts';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import {
  clearAround,
  createDiscs,
  everySoMany,
  isIn,
  pointBits,
} from '../../../src/kernel/field/point-bits.ts';
import { thinned } from '../../../src/kernel/field/thinned.ts';
import { table } from '../bare-table.ts';

const ground = compileGround(table(24, 24, []), 1250);
const overlap = overlapOn(ground);
const points = Array.from({ length: ground.count }, (_, at) => at);
const random = seedrandom('point-bits');

it.each([0, 1] as const)('lists what is left around those who stand, as seat %i numbers it', (seat) => {
  const discs = createDiscs(ground, 2 * ground.radius, overlap);
  const standing = Array.from({ length: 30 }, (_, i) => (i % 5 === 0 ? NOWHERE : points[i * 11]));
  const some = standing.map((_, i) => i).filter((i) => i % 3 > 0);
  const taken = some.map((i) => standing[i]).filter((at) => at !== NOWHERE);
  const left = points.filter((at) => !taken.some((other) => overlap(at, other)));
  const own = seat === 0 ? left : left.toReversed();
  const bits = pointBits(ground.count, points);
  clearAround(bits, discs, standing, some);
  for (const most of [1, 7, 40, Infinity]) expect(everySoMany(bits, seat, most)).toEqual(thinned(own, most));
});

it.each([0, 1] as const)('lists any set, as seat %i numbers it', (seat) => {
  for (const share of [0, 0.03, 0.5, 1]) {
    const some = points.filter(() => random() < share);
    const own = seat === 0 ? some : some.toReversed();
    for (const most of [1, 13, Infinity])
      expect(everySoMany(pointBits(ground.count, some), seat, most)).toEqual(thinned(own, most));
  }
});

it('tells which points are in a set', () => {
  const some = points.filter(() => random() < 0.4);
  const bits = pointBits(ground.count, some);
  expect(points.filter((at) => isIn(bits, at))).toEqual(some);
});
