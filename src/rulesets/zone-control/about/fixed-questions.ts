import type { FixedQuestion } from '../../../rules/ruleset.ts';

/** Open questions that every variant answers alike. The others are readings of clauses. */
export const fixedQuestions: readonly FixedQuestion[] = [
  {
    id: 'ZC-AMB-13',
    asks: "Does the second player see the first player's whole turn of a phase before his own?",
    answer: 'Yes.',
    reason: 'A phase has a turn for each player, turns follow each other, and nothing is hidden.',
  },
  {
    id: 'ZC-AMB-20',
    asks: 'Does a zone held only by being surrounded help to surround another?',
    answer: 'It would, but that never comes up.',
    reason:
      'Two empty zones beside each other wait for one another, or fall together where pockets count; neither falls first.',
  },
  {
    id: 'ZC-AMB-21',
    asks: 'Does it matter that modifiers cannot bring a skill below nothing?',
    answer: 'No: on a die of six a check fails at nothing as it does below; shooting.floor off shows it.',
    reason: 'It follows from a target of 7.',
  },
];
