import { defineRule } from '../../../../rules/rule.ts';

/** The special rule of the sniper. */
export const dugIn = defineRule({
  id: 'dug-in',
  title: 'Dug-In',
  governs: 'target',
  kind: 'protection',
  off: 'cover is worth no more to it than to others',
  clauses: {
    bonus: {
      id: 'DP-UNIT-DUGIN',
      says: 'Cover that the model has is worth one more.',
      off: 'it is worth no more',
      params: { points: { says: 'Added to the cover penalty.', default: 1, min: 0, max: 4, step: 1 } },
      questions: {
        order: {
          id: 'DP-Q-67',
          asks: 'Is it added before or after partial cover is reduced?',
          stake: 'L',
          readings: { after: 'after, and only if some cover counts', before: 'before' },
        },
      },
      offSets: { points: 0 },
    },
  },
});
