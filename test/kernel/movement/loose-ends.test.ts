import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { looseEnds } from '../../../src/kernel/movement/loose-ends.ts';
import { box, piece, table } from '../bare-table.ts';
import { pointAt } from '../point-at.ts';

const COSTS = { difficult: 2, climb: 1, mantle: 0, descent: 0, linear: 'free' } as const;

it('are those that a way past the bases leads to, once all are settled', () => {
  const bog = piece(box([2, -3, 6, 3]), { difficult: true });
  const ground = compileGround(table(24, 24, [bog]), 2500);
  const ways = createWays(ground, COSTS);
  const at = (column: number, row: number) => pointAt(ground, 1250 + 2500 * column, 1250 + 2500 * row);
  const allowance = 6 * INCH;
  const from = at(0, 0);
  const blockers = [at(2, -2), at(2, -1), at(2, 0), at(2, 1), at(2, 2)];
  const { count, point } = ways.reach(from, allowance, []);
  const open = Array.from(point.subarray(0, count));
  const { places, settle } = looseEnds(ways, from, allowance, blockers, open);
  const inDoubt = places.length;
  let gone = 0;
  for (let i = places.length - 1; i >= 0; i--) if (settle(i)) gone++;
  const past = createWays(ground, COSTS).reach(from, allowance, blockers);
  expect(new Set(places)).toEqual(new Set(past.point.subarray(0, past.count)));
  // Some are gone at once, some only when asked about, and nobody asks twice.
  expect(inDoubt).toBeLessThan(open.length);
  expect(gone).toBe(inDoubt - places.length);
  expect(gone).toBeGreaterThan(0);
  places.forEach((_, i) => {
    expect(settle(i)).toBe(false);
  });
  // They are in the order of the list.
  expect(places).toEqual(open.filter((place) => places.includes(place)));
});

it('are all there where nobody is in the way', () => {
  const ground = compileGround(table(24, 24, []), 2500);
  const ways = createWays(ground, COSTS);
  const at = (column: number, row: number) => pointAt(ground, 1250 + 2500 * column, 1250 + 2500 * row);
  const from = at(0, 0);
  const listed = [from, at(3, 0)];
  const { places, settle } = looseEnds(ways, from, 6 * INCH, [at(9, 9)], listed);
  expect(places).toEqual(listed);
  expect([settle(0), settle(1)]).toEqual([false, false]);
});
