import { defineRule } from '../../../../rules/rule.ts';

/** What an activation is made of. */
export const actions = defineRule({
  id: 'actions',
  title: 'Actions',
  governs: 'actor',
  kind: 'structure',
  clauses: {
    budget: {
      id: 'DX-AC-ASM',
      basis: 'assumed',
      says: 'A model has its AC in actions each activation: three, leaders and commanders four.',
      structural: 'an activation has to be worth something',
      params: {
        more: { says: 'Actions added to the AC of each model.', default: 0, min: -1, max: 2, step: 1 },
      },
      questions: {
        scale: {
          id: 'DX-AC-SCALE',
          asks: 'How many actions has a model?',
          stake: 'H',
          readings: {
            facts:
              'its AC, three at least, for a result of the sheet takes two actions and speaks of those that remain',
            fewer: 'one less, two for a basic model and three for a leader',
          },
        },
      },
    },
  },
});
