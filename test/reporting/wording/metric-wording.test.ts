import { expect, it } from 'vitest';
import { theMetric } from '../../../src/reporting/wording/metric-wording.ts';

it.each([
  ['rounds', 'the rounds'],
  ['first-player-share', 'the first player share'],
  ['unresolved', 'the share unresolved'],
  ['decided-by-morale', 'the share decided by morale'],
])('%s is %s in a sentence', (metric, words) => {
  expect(theMetric({ metric })).toBe(words);
});
