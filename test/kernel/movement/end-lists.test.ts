import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { createEndLists } from '../../../src/kernel/movement/end-lists.ts';
import { chosenInOwnFrame } from '../../../src/kernel/own-frame.ts';
import { box, piece, table } from '../bare-table.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 0, descent: 0, linear: 'free' } as const;

it.each([0, 1] as const)('of seat %i hold what is in reach and worth weighing, and the start', (seat) => {
  const bog = piece(box([0, 0, 6, 6]), { difficult: true });
  const ground = compileGround(table(24, 24, [bog]), 2500);
  const worthWeighing = Uint8Array.from({ length: ground.count }, (_, at) => (at % 3 === 0 ? 1 : 0));
  const ways = createWays(ground, COSTS);
  const endsFrom = createEndLists(ways, seat, worthWeighing);
  for (let from = 0; from < ground.count; from += 17) {
    for (const allowance of [5, 3, 9].map((inches) => inches * INCH)) {
      const isEnd = (at: number) => at === from || worthWeighing[at] === 1;
      const ends = chosenInOwnFrame(ways.reach(from, allowance, []), seat, isEnd);
      expect(ends[0]).toBe(from);
      expect(Array.from(endsFrom(from, allowance))).toEqual(ends);
      expect(endsFrom(from, allowance)).toBe(endsFrom(from, allowance));
    }
  }
});
