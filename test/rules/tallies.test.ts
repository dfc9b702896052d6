import { expect, it } from 'vitest';
import { adoptedBy } from '../../src/rules/play/uses.ts';
import { choicesOf, countersOf } from '../../src/rules/tallies.ts';

it('names counters by a prefix and what they count', () => {
  expect(countersOf('kills', ['shooting', 'melee'])).toEqual(['kills:shooting', 'kills:melee']);
});

it('counts of each option how often it was there and how often it was taken', () => {
  expect(choicesOf(['seize', 'reroll'])).toEqual([
    'legal:seize',
    'chosen:seize',
    'legal:reroll',
    'chosen:reroll',
  ]);
});

it('finds the use of a heading by its own name', () => {
  expect(adoptedBy('action', ['charge'])).toEqual([
    { rule: 'charge', legal: 'legal:charge', chosen: 'action:charge' },
  ]);
});
