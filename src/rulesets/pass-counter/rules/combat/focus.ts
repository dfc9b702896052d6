import { defineRule } from '../../../../rules/rule.ts';

/** Taking time for a blow. */
export const focus = defineRule({
  id: 'focus',
  title: 'Focus',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Focus, for a charge neither',
  clauses: {
    action: {
      id: 'PC-ACT-08',
      says: 'Focus, a short action, is for the next melee attack of the model this turn.',
      off: 'there is no Focus action',
    },
    bonus: {
      id: 'PC-MEL-08',
      says: 'A focused attack has +1 to hit or +1 AP, as the attacker likes.',
      off: 'nothing comes of Focus, for a charge neither',
      params: {
        hit: { says: 'Added to hit.', default: 1, min: 0, max: 3, step: 1 },
        ap: { says: 'Added to AP instead.', default: 1, min: 0, max: 3, step: 1 },
      },
      offSets: { hit: 0, ap: 0 },
    },
  },
});
