import { expect, it } from 'vitest';
import { inUnits, theMetric } from '../../../src/reporting/wording/metric-wording.ts';

it.each([
  ['rounds', 'the rounds'],
  ['first-player-share', 'the first player share'],
  ['unresolved', 'the share unresolved'],
  ['decided-by-morale', 'the share decided by morale'],
])('%s is %s in a sentence', (metric, words) => {
  expect(theMetric({ metric })).toBe(words);
});

it.each([
  ['winner-models', 'count', 'per match'],
  ['rolls-per-round', 'count', 'per round'],
  ['rounds', 'rounds', 'in rounds'],
  ['margin', 'share', 'in percentage points'],
] as const)('differences of %s, a %s, are counted %s', (metric, unit, words) => {
  expect(inUnits({ metric, unit })).toBe(words);
});
