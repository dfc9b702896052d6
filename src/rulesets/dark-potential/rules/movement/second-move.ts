import { defineRule } from '../../../../rules/rule.ts';

/** Moving again as the action. */
export const secondMove = defineRule({
  id: 'second-move',
  title: 'Second Movement',
  governs: 'actor',
  kind: 'option',
  off: 'nobody moves a second time',
  clauses: {
    move: {
      id: 'DP-ACTN-04',
      says: 'A model may move again as its action, exactly as the first time.',
      off: 'nobody moves a second time',
      params: {
        fraction: { says: 'Share of Movement that the second one covers.', default: 1, min: 0, max: 2 },
      },
      offSets: { fraction: 0 },
    },
  },
});
