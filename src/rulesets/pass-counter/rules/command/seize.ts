import { defineRule } from '../../../../rules/rule.ts';

/** Paying to go first. */
export const seize = defineRule({
  id: 'seize',
  title: 'Seize the Initiative',
  governs: 'actor',
  kind: 'option',
  off: 'points buy nothing in the end phase',
  clauses: {
    buy: {
      id: 'PC-CP-09',
      says: 'Each point spent in the end phase adds 1 to the next roll for first player.',
      off: 'points buy nothing in the end phase',
      params: { bonus: { says: 'Added to the roll for each point.', default: 1, min: 0, max: 3, step: 1 } },
      questions: {
        secret: {
          id: 'PC-SEI-SECRET',
          asks: 'Do the sides know what the other spends?',
          stake: 'L',
          readings: {
            'at-once': 'no, both reveal at once',
            'in-turn': 'the second player of the round sees what the first spends',
          },
        },
      },
    },
  },
});
