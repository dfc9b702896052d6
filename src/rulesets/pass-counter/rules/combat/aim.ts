import { defineRule } from '../../../../rules/rule.ts';

/** Taking time for a shot. */
export const aim = defineRule({
  id: 'aim',
  title: 'Aim',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Aim',
  clauses: {
    action: {
      id: 'PC-ACT-07',
      says: 'Aim, a short action, is for the next ranged attack of the model this turn.',
      off: 'there is no Aim',
    },
    bonus: {
      id: 'PC-RNG-07',
      says: 'An aimed shot has +1 to hit.',
      off: 'aiming adds nothing',
      params: { hit: { says: 'Added to hit.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { hit: 0 },
    },
  },
});
