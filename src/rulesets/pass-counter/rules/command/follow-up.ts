import { defineRule } from '../../../../rules/rule.ts';
import { cost } from './price.ts';

/** Two models in a row. */
export const followUp = defineRule({
  id: 'follow-up',
  title: 'Follow Up Activation',
  governs: 'actor',
  kind: 'option',
  off: 'models are always activated one by one',
  clauses: {
    buy: {
      id: 'PC-CP-04',
      says: 'For 1 point a second model is activated after the first, once per turn.',
      off: 'models are always activated one by one',
      params: { cost: cost(1) },
      questions: {
        once: {
          id: 'PC-AMB-26',
          asks: 'Once per turn: per alternating turn, or per round?',
          stake: 'H',
          readings: {
            turn: 'per alternating turn, so that there is no third model in a row',
            round: 'per round',
          },
        },
        counts: {
          id: 'PC-AMB-20',
          asks: 'Whose turn is it after a second activation?',
          stake: 'M',
          readings: {
            'same-turn': "the other side's, as after one activation",
            'next-turn': "the other side's twice: the second activation was a turn of its own",
          },
        },
        again: {
          id: 'PC-FOL-AGAIN',
          asks: 'May the second model be a re-activated one, for the points of both?',
          stake: 'L',
          readings: { yes: 'yes, it too is chosen to be activated', no: 'no, only one not yet activated' },
        },
      },
    },
  },
});
