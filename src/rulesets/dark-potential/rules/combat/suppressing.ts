import { defineRule } from '../../../../rules/rule.ts';

/** Weapons that frighten. */
export const suppressing = defineRule({
  id: 'suppressing',
  title: 'Suppressing weapons',
  governs: 'actor',
  kind: 'option',
  off: 'such weapons frighten no more than others',
  clauses: {
    penalty: {
      id: 'DP-WPN-SUPPR',
      says: 'The weapon takes 1 off Leadership rolls.',
      off: 'there is no penalty',
      params: { points: { says: 'Taken off Leadership rolls.', default: 1, min: 0, max: 6, step: 1 } },
      questions: {
        scope: {
          id: 'DP-Q-135',
          asks: 'Which Leadership rolls?',
          stake: 'M',
          readings: {
            caused: 'all that an attack with the weapon causes, of survivors and witnesses',
            'model-hit': 'that of the model hit',
            'all-enemies': 'all of the enemy while a model with the weapon lives',
          },
        },
      },
      offSets: { points: 0 },
    },
  },
});
