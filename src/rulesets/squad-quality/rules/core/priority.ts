import { defineRule } from '../../../../rules/rule.ts';

/** Whom a unit may shoot at. */
export const priority = defineRule({
  id: 'priority',
  title: 'Fire Priority',
  governs: 'actor',
  kind: 'burden',
  off: 'units shoot at any enemy they see',
  clauses: {
    nearest: {
      id: 'SQ-CORE-PRIO',
      says: 'A unit shoots at one of the enemies it sees that are nearest: Rabble at the nearest, Conscripts at one of two, Regulars of three, an Elite of four.',
      off: 'it shoots at any enemy it sees',
      params: {
        more: { says: 'Added to how many there are to choose from.', default: 0, min: -3, max: 6, step: 1 },
      },
      questions: {
        choice: {
          id: 'SQ-Q-03',
          asks: 'What does the quality give of Fire Priority?',
          stake: 'M',
          readings: {
            several: 'how many of the nearest enemies there are to choose from',
            test: 'a quality test for every other target than the nearest; without one it shoots at nobody',
          },
        },
      },
    },
  },
});
