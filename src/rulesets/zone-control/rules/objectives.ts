import { defineRule } from '../../../rules/rule.ts';

/** Zones that count for more. */
export const objectives = defineRule({
  id: 'objectives',
  title: 'Objectives',
  governs: 'owner',
  kind: 'option',
  off: 'all zones count alike',
  clauses: {
    zones: {
      id: 'ZC-ZON-07',
      says: 'A zone with an objective counts as several zones, how many depends on the mission.',
      off: 'it counts as one zone',
      questions: {
        enclosed: {
          id: 'ZC-AMB-23',
          asks: 'Does an objective count in a zone that is only held by being surrounded?',
          stake: 'M',
          readings: { counts: 'yes', 'counts-once': 'no, such a zone counts as one' },
        },
      },
    },
    value: {
      id: 'ZC-A14',
      basis: 'assumed',
      says: 'A zone with an objective counts as two; objectives are placed symmetrically, one to each few zones.',
      structural: 'a mission needs a number; objectives can be off',
      about: 'zones',
      params: {
        value: {
          says: 'Zones that a zone with an objective counts as.',
          default: 2,
          min: 1,
          max: 6,
          step: 1,
        },
      },
    },
  },
});
