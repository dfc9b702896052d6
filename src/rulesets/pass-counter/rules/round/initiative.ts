import { defineRule } from '../../../../rules/rule.ts';

/** Who takes the first turn of a round. */
export const initiative = defineRule({
  id: 'initiative',
  title: 'Determine first player',
  governs: 'table',
  kind: 'structure',
  clauses: {
    roll: {
      id: 'PC-INI-01',
      says: 'Both roll a die with modifiers, ties again; the higher roll chooses to be first or second.',
      off: 'the same seat goes first in every round',
      params: { sides: { says: 'Sides of that die.', default: 6, min: 4, max: 12, step: 1 } },
    },
    modifiers: {
      id: 'PC-A7',
      basis: 'assumed',
      says: 'Nothing modifies that roll but Seize the Initiative.',
      structural: 'the sheet names no other modifier',
      about: 'roll',
    },
  },
});
