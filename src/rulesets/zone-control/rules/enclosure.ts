import { defineRule } from '../../../rules/rule.ts';

/** Empty zones that are surrounded. */
export const enclosure = defineRule({
  id: 'enclosure',
  title: 'Surrounded zones',
  governs: 'owner',
  kind: 'option',
  off: 'empty zones belong to nobody',
  clauses: {
    surrounded: {
      id: 'ZC-ZON-06',
      says: 'A zone without models that is surrounded by zones of one side is controlled by it.',
      off: 'empty zones belong to nobody',
      questions: {
        neighbours: {
          id: 'ZC-AMB-08',
          asks: 'Which zones must surround it, and what of the edge of the board?',
          stake: 'H',
          readings: {
            four: 'those beside it; the edge does not matter',
            eight: 'those beside it and at its corners; the edge does not matter',
            'edge-open': 'those beside it on all four sides; at the edge nothing is surrounded',
          },
        },
        contested: {
          id: 'ZC-AMB-09',
          asks: 'Is an empty zone beside a contested one surrounded?',
          stake: 'L',
          readings: { blocks: 'no', ignored: 'the contested zone does not matter' },
        },
        extent: {
          id: 'ZC-AMB-19',
          asks: 'What of several empty zones that one side encloses together?',
          stake: 'H',
          readings: {
            fixpoint: 'each is judged by itself, so that such a pocket falls to nobody',
            flood: 'the pocket falls to that side',
          },
        },
      },
    },
  },
});
