import { defineRule } from '../../../../rules/rule.ts';

/** How a turn goes. */
export const turn = defineRule({
  id: 'turn',
  title: 'Turn',
  governs: 'table',
  kind: 'structure',
  clauses: {
    initiative: {
      id: 'SQ-CORE-TURN',
      says: 'Each turn both sides roll a die, and the higher activates first.',
      off: 'whoever went first in the first turn always does',
      questions: {
        ties: {
          id: 'SQ-Q-01',
          asks: 'Who goes first where both dice are equal?',
          stake: 'L',
          readings: {
            loser: 'the side that lost the last roll; in the first turn both roll again',
            again: 'both roll again',
          },
        },
      },
    },
    alternate: {
      id: 'SQ-CORE-TURN-alternate',
      says: 'The sides take turns to activate one unit; no unit acts twice, and those left over follow one by one.',
      off: 'one side activates all its units, then the other',
    },
  },
});
