import { defineRule } from '../../../../rules/rule.ts';

/** Teams that have lost too many. */
export const broken = defineRule({
  id: 'broken',
  title: 'Team broken and Fallback',
  governs: 'owner',
  kind: 'burden',
  off: 'a team never breaks',
  clauses: {
    threshold: {
      id: 'PC-BRK-01',
      says: 'A team is broken while it has less than half of the models it started with.',
      off: 'a team never breaks',
      params: { share: { says: 'Share of the models.', default: 0.5, min: 0.1, max: 1 } },
      questions: {
        half: {
          id: 'PC-AMB-13',
          asks: 'Is a team with exactly half broken?',
          stake: 'M',
          readings: { no: 'no, it must have less', yes: 'yes' },
        },
        downed: {
          id: 'PC-AMB-24',
          asks: 'Do knocked-down models count as remaining?',
          stake: 'M',
          readings: { counted: 'yes', out: 'no' },
        },
      },
    },
    check: {
      id: 'PC-BRK-02',
      says: 'Each of its models that is not engaged tests its nerve when it is activated, but not when re-activated.',
      off: 'nobody tests',
    },
    nerve: {
      id: 'PC-NRV-ASM',
      basis: 'assumed',
      says: 'A nerve test is passed by a die that comes to NV.',
      structural: 'the sheet prints no number, and a test needs one',
      about: 'check',
      params: { shift: { says: 'Added to the die.', default: 0, min: -2, max: 2, step: 1 } },
    },
    passed: {
      id: 'PC-BRK-03',
      says: 'A model that passes is activated as usual.',
      structural: 'it says that nothing happens',
    },
    failed: {
      id: 'PC-BRK-04',
      says: 'A model that fails must fall back.',
      structural: 'a test has to matter; broken.check can be off',
    },
    fallback: {
      id: 'PC-BRK-05',
      says: 'Fallback is a Run of twice the SP towards its own edge, as directly as possible, and nothing else.',
      off: 'it stays where it is and does nothing',
      params: { factor: { says: 'Distance in SP.', default: 2, min: 0, max: 3 } },
      offSets: { factor: 0 },
    },
    lying: {
      id: 'PC-BRK-06',
      says: 'A knocked-down model stands up and walks its SP instead.',
      off: 'it only stands up',
      params: { factor: { says: 'Distance in SP.', default: 1, min: 0, max: 3 } },
      offSets: { factor: 0 },
    },
    edge: {
      id: 'PC-BRK-07',
      says: 'A model that reaches the edge tests again at once and is removed when it fails.',
      off: 'it stops at the edge',
    },
  },
});
