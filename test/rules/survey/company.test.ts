import { expect, it } from 'vitest';
import type { Point } from '../../../src/kernel/entities.ts';
import { bestInCompany, companyAmong, mostCompany } from '../../../src/rules/survey/company.ts';

const FRIENDS = [3, 4, 5, 6, 20] as Point[];
const apart = (a: Point, b: Point) => Math.abs(a - b);
const company = companyAmong(2, apart, FRIENDS);

it('counts no more friends than three', () => {
  expect([10, 22, 3, 4].map((at) => company(at as Point))).toEqual([0, 1, 3, 3].map(mostCompany));
  expect(mostCompany(9)).toBe(mostCompany(3));
});

it('finds the first of the best places and asks for company only where it may matter', () => {
  const places = Array.from({ length: 24 }, (_, at) => at) as Point[];
  for (let seed = 0; seed < 200; seed++) {
    // Few different values, so that there are ties.
    const alone = (at: Point) => ((((at + 1) * (seed + 7) * 2_654_435_761) >>> 16) % 5) * mostCompany(1);
    const asked: Point[] = [];
    const noted = (at: Point) => {
      asked.push(at);
      return company(at);
    };
    const worths = places.map((at) => alone(at) + company(at));
    expect(bestInCompany(places, alone, noted)).toBe(worths.indexOf(Math.max(...worths)));
    expect(asked.length).toBeLessThan(places.length);
  }
});
