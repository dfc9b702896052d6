import { defineRule } from '../../../../rules/rule.ts';
import { cost } from './price.ts';

/** A short action more. */
export const extraAction = defineRule({
  id: 'extra-action',
  title: 'Extra Action',
  governs: 'actor',
  kind: 'option',
  off: 'no action can be bought',
  clauses: {
    buy: {
      id: 'PC-CP-03',
      says: 'For 1 point a model has another short action in its activation; still none is repeated.',
      off: 'no action can be bought',
      params: { cost: cost(1) },
      questions: {
        limit: {
          id: 'PC-AMB-23',
          asks: 'May several be bought in one activation?',
          stake: 'M',
          readings: { any: 'as many as there are points and different actions', once: 'one' },
        },
      },
    },
  },
});
