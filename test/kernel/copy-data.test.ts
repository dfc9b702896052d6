import { expect, it } from 'vitest';
import { copyData } from '../../src/kernel/copy-data.ts';
import { createLuck, draw } from '../../src/kernel/luck.ts';

it('copies columns, lists and what is in them', () => {
  const data = {
    points: Int16Array.of(3, -1),
    barrages: [{ seat: 0, attacked: [4] }],
    over: false,
    name: null,
  };
  const copy = copyData(data);
  expect(copy).toEqual(data);
  copy.points[0] = 8;
  copy.barrages[0].attacked.push(5);
  expect(data).toEqual({
    points: Int16Array.of(3, -1),
    barrages: [{ seat: 0, attacked: [4] }],
    over: false,
    name: null,
  });
});

it('copies luck with its uses', () => {
  const luck = createLuck([1, 2], 3);
  draw(luck, 1, 5);
  const copy = copyData(luck);
  const next = draw(copy, 1, 5);
  draw(copy, 1, 5);
  expect(draw(luck, 1, 5)).toBe(next);
});
