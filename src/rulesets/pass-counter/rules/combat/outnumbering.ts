import { defineRule } from '../../../../rules/rule.ts';

/** Several on one. */
export const outnumbering = defineRule({
  id: 'outnumbering',
  title: 'Outnumbering',
  governs: 'actor',
  kind: 'option',
  off: 'numbers do not help in melee',
  clauses: {
    dice: {
      id: 'PC-MEL-05',
      says: 'A melee attack has one die more when friends engage the target and nobody else.',
      off: 'numbers do not help in melee',
      params: { dice: { says: 'Dice more.', default: 1, min: 0, max: 3, step: 1 } },
      questions: {
        friends: {
          id: 'PC-AMB-01',
          asks: 'Does each friend bring dice?',
          stake: 'M',
          readings: { once: 'no, it is the same however many there are', each: 'yes' },
        },
        counted: {
          id: 'PC-AMB-02',
          asks: 'Is the attacker one of those friends?',
          stake: 'M',
          readings: {
            others: 'no, somebody else must engage the target',
            attacker: 'yes, if it engages nobody else',
          },
        },
      },
      offSets: { dice: 0 },
    },
  },
});
