import { expect, it } from 'vitest';
import { gainText } from '../../../src/reporting/wording/wording.ts';

it('gives a gain a decimal, and two digits where next to nothing varied', () => {
  expect([null, 0.84, 1, 99.4, 188.9, 23877.6].map(gainText)).toEqual([
    '',
    '0.8',
    '1.0',
    '99.4',
    '190',
    '24,000',
  ]);
});
