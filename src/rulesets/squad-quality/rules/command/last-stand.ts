import { defineRule } from '../../../../rules/rule.ts';

/** A unit that fights to the last. */
export const lastStand = defineRule({
  id: 'last-stand',
  title: 'Last Stand',
  governs: 'owner',
  kind: 'option',
  off: 'nobody makes a last stand',
  clauses: {
    declared: {
      id: 'SQ-LST-01',
      says: 'Once a game a player may declare that a unit makes a last stand, when it is activated and before its resolve is checked.',
      off: 'nobody declares it',
      params: { times: { says: 'How often a player may.', default: 1, min: 1, max: 4, step: 1 } },
    },
    stands: {
      id: 'SQ-LST-02',
      says: 'It does not move again, tests neither resolve nor morale, ignores markers and shoots at whom it likes.',
      off: 'it only stays where it is',
    },
  },
});
