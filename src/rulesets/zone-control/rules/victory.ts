import { defineRule } from '../../../rules/rule.ts';

/** Who wins. */
export const victory = defineRule({
  id: 'victory',
  title: 'Victory',
  governs: 'table',
  kind: 'structure',
  clauses: {
    zones: {
      id: 'ZC-ZON-02',
      says: 'Whoever controls the most uncontested zones after the last round wins.',
      off: 'whoever removed more of the enemy after the last round wins',
      questions: {
        when: {
          id: 'ZC-AMB-18',
          asks: 'Are zones counted before or after the last resolution phase?',
          stake: 'H',
          readings: { after: 'after it', before: 'before it, with casualties still standing' },
        },
      },
    },
    ties: {
      id: 'ZC-A15',
      basis: 'assumed',
      says: 'Equal counts go to the side with more objectives, then to the one that removed more of the enemy.',
      off: 'equal counts are a draw',
    },
  },
});
