import { defineRule } from '../../../../rules/rule.ts';

/** Taking an action for better shots. */
export const aim = defineRule({
  id: 'aim',
  title: 'Aim',
  governs: 'actor',
  kind: 'option',
  off: 'there is no Aim',
  clauses: {
    action: {
      id: 'DX-AIM-01',
      says: 'For an action a model aims at a target, and has +3 RC against it.',
      off: 'there is no Aim',
      params: { cost: { says: 'Actions it costs.', default: 1, min: 0, max: 2, step: 1 } },
    },
    bonus: {
      id: 'DX-RM-04',
      says: 'Among the ranged modifiers: +3 for a firer who aims.',
      off: 'aiming adds nothing',
      params: { modifier: { says: 'Added to RC.', default: 3, min: 0, max: 8, step: 1 } },
      offSets: { modifier: 0 },
    },
    lasts: {
      id: 'DX-AIM-02',
      says: 'It lasts until the end of the activation while the target stays the same and can be shot at.',
      off: 'it is good for one attack',
    },
  },
});
