import { defineRule } from '../../../../rules/rule.ts';

/** What is particular to hand-to-hand fighting. */
export const melee = defineRule({
  id: 'melee',
  title: 'Melee attacks',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    engaged: {
      id: 'PC-MEL-01',
      says: 'A melee attack is made on a target that the attacker engages.',
      structural: 'a blow has to reach',
    },
    split: {
      id: 'PC-MEL-02',
      says: 'Dice may be split between any engaged models.',
      off: 'all dice go at one target',
      kind: 'option',
    },
  },
});
