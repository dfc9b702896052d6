import { defineRule } from '../../../../rules/rule.ts';

/** Smoke to hide behind. */
export const smoke = defineRule({
  id: 'smoke',
  title: 'Smoke',
  governs: 'actor',
  kind: 'option',
  off: 'nobody has smoke',
  clauses: {
    thrown: {
      id: 'DX-SMK-ASM',
      basis: 'assumed',
      says: 'Once a game a leader or commander throws smoke for an action, up to 8 inches: a template of level 2 and 4 inches across that lasts to the end of the next turn.',
      off: 'nobody has smoke',
      params: {
        inches: { says: 'How far it is thrown.', default: 8, min: 2, max: 16 },
        level: { says: 'Its level.', default: 2, min: 1, max: 6, step: 1 },
        across: { says: 'Inches across.', default: 4, min: 1, max: 8 },
      },
    },
    penalty: {
      id: 'DX-RM-05',
      says: 'A shot through smoke is at minus the level of the highest template on its way.',
      off: 'smoke is no matter',
      governs: 'table',
      questions: {
        counts: {
          id: 'DX-AMB-10',
          asks: 'Does smoke count twice for a target that is in it and behind it?',
          stake: 'L',
          readings: { highest: 'no, the highest level counts once', sum: 'each template on the way counts' },
        },
      },
    },
  },
});
