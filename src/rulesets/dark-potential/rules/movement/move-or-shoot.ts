import { defineRule } from '../../../../rules/rule.ts';

/** Weapons that need a steady hand. */
export const moveOrShoot = defineRule({
  id: 'move-or-shoot',
  title: 'Move or Shoot',
  governs: 'actor',
  kind: 'burden',
  off: 'such weapons fire after moving like any others',
  clauses: {
    still: {
      id: 'DP-WPN-MOS',
      says: 'The weapon fires, or watches on Overwatch, only if its model has not moved in this activation.',
      off: 'it fires after moving too',
      questions: {
        moved: {
          id: 'DP-Q-58',
          asks: 'What counts as having moved?',
          stake: 'M',
          readings: {
            activation: 'any distance in this activation, or a Movement given up',
            'any-shift': "coming over for a weapon or charging in the enemy's turn too",
          },
        },
      },
    },
  },
});
