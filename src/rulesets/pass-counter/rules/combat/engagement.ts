import { defineRule } from '../../../../rules/rule.ts';

/** Who is engaged with whom. */
export const engagement = defineRule({
  id: 'engagement',
  title: 'Engagement',
  governs: 'table',
  kind: 'structure',
  clauses: {
    range: {
      id: 'PC-A4',
      basis: 'assumed',
      says: 'A model is engaged by enemies who stand within 1 inch of it, across a low obstacle too; who moves into engagement stops there.',
      structural: 'melee attacks need a target',
      params: {
        inches: {
          says: 'Engagement range in inches from base to base; base contact needs none.',
          default: 1,
          min: 0.25,
          max: 3,
        },
      },
      questions: {
        means: {
          id: 'PC-A4-MEANS',
          asks: 'How near is engaged?',
          stake: 'M',
          readings: { within: 'within a range that no wall comes between', contact: 'in base contact' },
        },
        downed: {
          id: 'PC-A4-DOWNED',
          asks: 'Does a knocked-down model engage others?',
          stake: 'M',
          readings: { no: 'no, they may shoot and leave as they like', yes: 'yes, though it cannot attack' },
        },
        stops: {
          id: 'PC-A4-STOPS',
          asks: 'Does a move end where it meets an enemy?',
          stake: 'L',
          readings: {
            'at-first': 'yes, at the first enemy who engages the mover',
            never: 'no, it may go on past',
          },
        },
      },
    },
  },
});
