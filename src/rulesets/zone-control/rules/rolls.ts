import { defineRule } from '../../../rules/rule.ts';

/** How actions succeed. */
export const rolls = defineRule({
  id: 'rolls',
  title: 'Actions',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    kinds: {
      id: 'ZC-ACT-01',
      says: 'Actions are opposed or unopposed.',
      structural: 'it settles what two words mean',
    },
    unopposed: {
      id: 'ZC-ACT-02',
      says: 'An action succeeds when a d6 and its modifiers come to 7 or more.',
      structural: 'without it nothing would be decided',
      params: {
        target: { says: 'What die and modifiers must reach.', default: 7, min: 4, max: 12, step: 1 },
        sides: { says: 'Sides of the die.', default: 6, min: 4, max: 20, step: 1 },
      },
    },
    opposed: {
      id: 'ZC-ACT-03',
      says: 'When an opposed action succeeds its opponent may roll a save, which needs 7 or more as well.',
      off: 'there are no saves',
      governs: 'target',
      kind: 'protection',
      params: {
        target: {
          says: 'What die and modifiers of a save must reach.',
          default: 7,
          min: 4,
          max: 12,
          step: 1,
        },
      },
    },
  },
});
