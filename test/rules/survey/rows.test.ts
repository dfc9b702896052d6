import { expect, it } from 'vitest';
import { createRows, lookerAbout } from '../../../src/rules/survey/rows.ts';

it('surveys each point once, and anew when somebody else has looked about', () => {
  const rows = createRows(9);
  const surveyed: string[] = [];
  const looker = (name: string) =>
    lookerAbout(rows, (first) => {
      surveyed.push(`${name} ${rows.place.slice(first, rows.count)}`);
    });
  const [one, two] = [looker('one'), looker('two')];
  one.look([3, 5, 3]);
  one.look([5]);
  expect([one.rowOf(3), one.rowOf(5), one.rowOf(8)]).toEqual([0, 1, 2]);
  expect(two.rowOf(5)).toBe(0);
  expect(one.rowOf(5)).toBe(0);
  expect(surveyed).toEqual(['one 3,5', 'one 8', 'two 5', 'one 5']);
});
