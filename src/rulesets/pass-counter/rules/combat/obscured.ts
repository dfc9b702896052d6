import { defineRule } from '../../../../rules/rule.ts';

/** Targets seen in part. */
export const obscured = defineRule({
  id: 'obscured',
  title: 'Obscured',
  governs: 'target',
  kind: 'protection',
  off: 'a target seen in part is hit like any other',
  clauses: {
    penalty: {
      id: 'PC-RNG-05',
      says: 'A target to which the line of sight is partly blocked has -1 to be hit.',
      off: 'it is hit like any other',
      params: { hit: { says: 'Taken off to hit.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { hit: 0 },
    },
    lines: {
      id: 'PC-A11',
      basis: 'assumed',
      says: 'It is when an obstacle stops the line between the middles but not all lines, or woods veil it.',
      structural: 'the sheet does not say what partly is',
      about: 'penalty',
      questions: {
        part: {
          id: 'PC-A11-PART',
          asks: 'How much must obstacles hide?',
          stake: 'M',
          readings: {
            'centre-line': 'the line between the middles',
            any: 'any part of the target',
            half: 'half of the target',
          },
        },
        woods: {
          id: 'PC-A11-WOODS',
          asks: 'Do woods and the like, which do not stop lines, block them partly?',
          stake: 'M',
          readings: { veil: 'yes, whatever stands in or behind them', clear: 'no' },
        },
      },
    },
  },
});
