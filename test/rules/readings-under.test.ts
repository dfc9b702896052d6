import { describe, expect, it } from 'vitest';
import { readingsUnder } from '../../src/rules/readings-under.ts';
import { defineRule } from '../../src/rules/rule.ts';

const question = (id: string, apart?: true) => ({
  id,
  asks: `${id}?`,
  stake: 'L' as const,
  readings: { yes: 'it does', no: 'it does not' },
  ...(apart && { apart }),
});

const rules = [
  defineRule({
    id: 'lance',
    title: 'Lance',
    governs: 'actor',
    kind: 'option',
    off: 'there are no lances',
    clauses: {
      thrust: {
        id: 'L-01',
        basis: 'text',
        says: 'A lance thrusts.',
        off: 'it does not',
        questions: { deep: question('Q-1'), far: question('Q-2', true) },
      },
    },
  }),
  defineRule({
    id: 'horse',
    title: 'Horse',
    governs: 'actor',
    kind: 'structure',
    clauses: {
      gallop: {
        id: 'H-01',
        basis: 'text',
        says: 'A horse gallops.',
        structural: 'it has to get somewhere',
        questions: { fast: question('Q-3') },
      },
    },
  }),
];

const read = (...variants: Parameters<typeof readingsUnder>[1]) =>
  readingsUnder(rules, variants).map(({ id, reading }) => `${id} ${reading}`);

describe('the readings under some variants', () => {
  it('are those of every open question, in the order of the catalogue', () => {
    expect(readingsUnder(rules, [{ 'horse.gallop.fast': 'no' }])).toEqual([
      { id: 'Q-1', path: 'lance.thrust.deep', asks: 'Q-1?', reading: 'yes', says: 'it does' },
      { id: 'Q-2', path: 'lance.thrust.far', asks: 'Q-2?', reading: 'yes', says: 'it does' },
      { id: 'Q-3', path: 'horse.gallop.fast', asks: 'Q-3?', reading: 'no', says: 'it does not' },
    ]);
  });

  it('are none of a clause that nobody plays by, unless another heading is played by it', () => {
    expect(read({ lance: 'off' })).toEqual(['Q-2 yes', 'Q-3 yes']);
    expect(read({ 'lance.thrust': 'off' })).toEqual(['Q-2 yes', 'Q-3 yes']);
    expect(read({ lance: 'off' }, {})).toEqual(['Q-1 yes', 'Q-2 yes', 'Q-3 yes']);
  });

  it('are none that is played now one way and now another', () => {
    expect(read({}, { 'lance.thrust.deep': 'no' })).toEqual(['Q-2 yes', 'Q-3 yes']);
    expect(read({ lance: 'off' }, { 'lance.thrust.deep': 'no' })).toEqual(['Q-1 no', 'Q-2 yes', 'Q-3 yes']);
  });
});
