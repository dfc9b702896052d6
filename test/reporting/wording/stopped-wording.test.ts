import { expect, it } from 'vitest';
import type { MetricRow } from '../../../src/experiments/measure/paired-tally.ts';
import { movedText } from '../../../src/reporting/wording/stopped-wording.ts';

const unresolved = (first: number, second: number) =>
  ({ metric: 'unresolved', says: 'unresolved', unit: 'share', first, second }) as MetricRow;

const rounds = {
  metric: 'rounds',
  says: 'rounds',
  unit: 'rounds',
  first: 8.1,
  second: 15.2,
  difference: { mean: -7.1, low: -7.6, high: -6.6 },
} as MetricRow;

it('tells what has moved as approximate, and as a lower bound where many matches were stopped', () => {
  expect(movedText(rounds, [rounds, unresolved(0, 0)])).toBe(
    'rounds 8.1 instead of 15.2, about -7.1 (-7.6 to -6.6)',
  );
  expect(movedText(rounds, [rounds, unresolved(0, 0.4)])).toMatch(
    /^rounds 8\.1 instead of at least 15\.2, about -7\.1 \(-7\.6 to -6\.6; the 7\.1 rounds between them are a lower bound, /,
  );
});
