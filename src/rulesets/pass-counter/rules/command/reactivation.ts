import { defineRule } from '../../../../rules/rule.ts';
import { cost } from './price.ts';

/** A model that has been activated acts again. */
export const reactivation = defineRule({
  id: 'reactivation',
  title: 'Re-Activation',
  governs: 'actor',
  kind: 'option',
  off: 'a model is activated once a round',
  clauses: {
    buy: {
      id: 'PC-CP-06',
      says: 'For 2 points a model already activated is chosen instead of another, and performs one short action.',
      off: 'a model is activated once a round',
      params: {
        cost: cost(2),
        shorts: { says: 'Short actions it performs.', default: 1, min: 1, max: 2, step: 1 },
      },
      questions: {
        extra: {
          id: 'PC-REA-EXTRA',
          asks: 'May an Extra Action be bought for a re-activated model?',
          stake: 'L',
          readings: { no: 'no, it performs a single one', yes: 'yes, this too is an activation' },
        },
        last: {
          id: 'PC-REA-LAST',
          asks: 'May a side re-activate that has nobody else left to activate?',
          stake: 'M',
          readings: {
            yes: 'yes, as long as it has the points',
            no: 'no, it takes the place of another activation',
          },
        },
      },
    },
  },
});
