import { expect, it } from 'vitest';
import { compileGround } from '../../../src/kernel/field/compile-ground.ts';
import { razed } from '../../../src/kernel/field/razed.ts';
import { INCH } from '../../../src/kernel/length.ts';
import { createWays } from '../../../src/kernel/movement/create-ways.ts';
import { createObstacles } from '../../../src/kernel/sight/obstacles.ts';
import { nearestTo } from '../../rulesets/scene.ts';
import { box, piece, solid, table, wall } from '../bare-table.ts';

const hurdle = (x: number) => {
  const outline = box([x - 0.3, -6, x + 0.3, 6]);
  return piece(outline, { kind: 'linear', height: 0.9, solids: [solid(outline, 0.9)] });
};

/** Two low walls and a high one, on bare ground. */
const ground = compileGround(table(24, 24, [hurdle(-4), hurdle(4), wall(box([-1, 8, 1, 10]))]), 2500);
const at = (x: number, y: number) => nearestTo(ground, [x, y]);
const NO_CROSSING = { difficult: 1, climb: 1, mantle: 0, descent: 0, linear: 'impassable' } as const;

it('a low wall that is gone is in nobody’s way, and the other one stands', () => {
  const cost = (on: typeof ground, x: number) =>
    createWays(on, NO_CROSSING).cost(at(x - 2, 0), at(x + 2, 0), 20 * INCH, []);
  const without = razed(ground, 0b001);
  expect(cost(ground, -4)).toBeGreaterThan(10 * INCH);
  expect(cost(without, -4)).toBeLessThan(5 * INCH);
  expect(cost(without, 4)).toBe(cost(ground, 4));
});

it('nor does it shelter anybody', () => {
  const [from, behind] = [at(-8, 0), at(-3, 0)];
  expect(createObstacles(ground).isBehind(from, behind)).toBe(true);
  expect(createObstacles(razed(ground, 0b001)).isBehind(from, behind)).toBe(false);
  expect(createObstacles(razed(ground, 0b010)).isBehind(from, behind)).toBe(true);
});

it('standing points keep their numbers, and only linear obstacles go', () => {
  const all = razed(ground, 0b111);
  expect([all.count, all.x, all.y]).toEqual([ground.count, ground.x, ground.y]);
  expect(all.spec.pieces.map(({ solids }) => solids.length)).toEqual([0, 0, 1]);
});
