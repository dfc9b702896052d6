import { expect, it } from 'vitest';
import { withAdditions, withOthers } from '../../../src/rules/assembly/additions.ts';
import { InputError } from '../../../src/rules/nearest.ts';
import { defineRule } from '../../../src/rules/rule.ts';

const ruleOf = (id: string, clause: string) =>
  defineRule({
    id,
    title: id,
    governs: 'actor',
    kind: 'option',
    off: 'there is none',
    clauses: { glow: { id: clause, basis: 'text', says: 'It glows.', off: 'it does not' } },
  });

const book = { rules: [ruleOf('lamp', 'BOOK-01')], versions: {}, tables: {}, data: null };

it.each([
  [
    [ruleOf('lamp', 'OWN-01')],
    'The rule "lamp" is already in The Book; give the house rule a name of its own.',
  ],
  [
    [ruleOf('torch', 'OWN-01'), ruleOf('torch', 'OWN-02')],
    'Two house rules are "torch"; give each a name of its own.',
  ],
  [
    [ruleOf('torch-1', 'OWN-01'), ruleOf('torch1', 'OWN-02')],
    'The house rules "torch-1" and "torch1" are one name; give each a name of its own.',
  ],
  [
    [ruleOf('torch', 'book-01')],
    'The clause "book-01" of the house rule "torch" is already in The Book; give it an id of its own.',
  ],
  [
    [ruleOf('torch', 'OWN-01'), ruleOf('candle', 'OWN-01')],
    'The clause "OWN-01" of the house rule "candle" is already a clause of the house rule "torch"; give it an id of its own.',
  ],
])('a rule or a clause that is there already is refused: %#', (rules, sentence) => {
  expect(() => withAdditions(book, { rules }, 'The Book', (data) => data)).toThrow(new InputError(sentence));
});

it('a version or a scenario that is there already is refused, and no printed one replaced', () => {
  const version = { title: 'First', note: '', reconstructed: false, patch: {} };
  const scenario = { title: 'Siege', says: 'One holds out.', set: {} };
  const printed = { ...book, versions: { first: version }, scenarios: { siege: scenario } };
  const added = (additions: object) => () => withAdditions(printed, additions, 'The Book', (data) => data);
  const sentence = (what: string) => new InputError(`The ${what} is there already; give yours another name.`);
  expect(added({ versions: { first: version } })).toThrow(sentence('version "first"'));
  expect(added({ scenarios: { siege: scenario } })).toThrow(sentence('scenario "siege"'));
  expect(added({ versions: { second: version } })().versions).toEqual({ first: version, second: version });
});

it('one of two with a name is refused', () => {
  expect(() =>
    withOthers('table', {}, [
      ['yard', 1],
      ['yard', 2],
    ]),
  ).toThrow(new InputError('The table "yard" is there already; give yours another name.'));
});
