import { expect, it } from 'vitest';
import { firstRows } from '../../../src/reporting/wording/first-rows.ts';

it('says where all rows are of a table that has only the first', () => {
  expect(firstRows(25, 25, 'reading', 'Every reading')).toEqual([]);
  expect(firstRows(25, 38, 'reading', 'Every reading')).toEqual([
    'The table has the first 25 of 38 readings; the page has them all in "Every reading".',
  ]);
});
