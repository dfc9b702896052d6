import { defineRule } from '../../../rules/rule.ts';

/** What happens once everybody has acted. */
export const resolutionPhase = defineRule({
  id: 'resolution-phase',
  title: 'Resolution phase',
  governs: 'table',
  kind: 'structure',
  clauses: {
    steps: {
      id: 'ZC-RSN-01',
      says: 'In order: casualties are removed, morale is checked, models fall back.',
      structural: 'a phase needs an order of events',
      questions: {
        order: {
          id: 'ZC-AMB-12',
          asks: 'In which order do the sides check morale and fall back?',
          stake: 'L',
          readings: {
            turns: 'the first player checks and falls back, then the other',
            together: 'both check, then both fall back',
            'at-once': 'each model falls back as soon as it has failed',
          },
        },
      },
    },
    removal: {
      id: 'ZC-RES-02',
      says: 'Models without wounds are removed in the resolution phase.',
      off: 'they are removed at once',
    },
  },
});
