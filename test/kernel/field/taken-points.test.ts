import { expect, it } from 'vitest';
import { NOWHERE } from '../../../src/kernel/entities.ts';
import { isFree, pointsOf, takenPoints } from '../../../src/kernel/field/taken-points.ts';

const standing = Int16Array.of(7, NOWHERE, 0, 9);

it('takes the points of all others who are on the table', () => {
  expect(takenPoints(standing, 0)).toEqual([0, 9]);
  expect(takenPoints(standing, 1)).toEqual([7, 0, 9]);
});

it('finds the points of some who are on the table', () => {
  expect(pointsOf(standing, [3, 1, 0])).toEqual([9, 7]);
});

it('has room where nobody stands and no base would overlap', () => {
  const overlap = (a: number, b: number) => Math.abs(a - b) === 1;
  expect(isFree({ overlap }, 4, [6, 2])).toBe(true);
  expect(isFree({ overlap }, 4, [6, 3])).toBe(false);
  expect(isFree({ overlap }, 4, [4])).toBe(false);
});
