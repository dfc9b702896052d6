import { describe, expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { offsetsOf } from '../../../src/kernel/field/offsets.ts';
import { box, hill, table } from '../bare-table.ts';

const lattice = compileGround(table(7, 9, [hill(box([-2, -2, 2, 2]), 3)]), 2500);

describe('the number of an offset', () => {
  it.each([
    ['on a lattice', lattice],
    ['anywhere', { ...lattice, x: lattice.x.map((x, at) => x + at) }],
  ])('is that of no other, and below what there are: %s', (_, ground) => {
    const { size, between } = offsetsOf(ground);
    const known = new Map<number, string>();
    for (let from = 0; from < ground.count; from++) {
      for (let at = 0; at < ground.count; at++) {
        const number = between(from, at);
        const offset = `${ground.x[at] - ground.x[from]}, ${ground.y[at] - ground.y[from]}`;
        if (number < 0 || number >= size || (known.get(number) ?? offset) !== offset)
          expect.fail(`${number} of ${offset}, which was ${known.get(number)}`);
        known.set(number, offset);
      }
    }
  });
});
