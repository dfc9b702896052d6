import { defineRule } from '../../../../rules/rule.ts';

/** How much a model does when it is activated. */
export const activation = defineRule({
  id: 'activation',
  title: 'Model activation',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    budget: {
      id: 'PC-ACT-01',
      says: 'An activated model performs one long action or two short ones.',
      structural: 'an activation has to be worth something',
      params: {
        shorts: {
          says: 'Short actions of an activation without a long one.',
          default: 2,
          min: 1,
          max: 4,
          step: 1,
        },
      },
      questions: {
        turn: {
          id: 'PC-AMB-18',
          asks: 'Aim and Focus last for "this turn": how long is that?',
          stake: 'M',
          readings: { round: 'until the end of the round', activation: 'until the end of the activation' },
        },
      },
    },
    unique: {
      id: 'PC-ACT-02',
      says: 'The same action cannot be repeated in an activation.',
      off: 'actions may be repeated',
      kind: 'burden',
    },
  },
});
