import { defineRule } from '../../../../rules/rule.ts';

/** What terrain takes off shots. */
export const cover = defineRule({
  id: 'cover',
  title: 'Cover',
  governs: 'target',
  kind: 'protection',
  off: 'terrain that does not stop the line is no matter to shots',
  clauses: {
    near: {
      id: 'DX-RM-01',
      says: 'A target within 4 inches of obscurement is hit at -1.',
      off: 'obscurement that it does not touch is no matter',
      params: { penalty: { says: 'Taken off RC.', default: 1, min: 0, max: 6, step: 1 } },
      offSets: { penalty: 0 },
    },
    soft: {
      id: 'DX-RM-02',
      says: 'A target in base contact with soft cover is hit at -2.',
      off: 'soft cover is no matter',
      params: { penalty: { says: 'Taken off RC.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { penalty: 0 },
    },
    hard: {
      id: 'DX-RM-03',
      says: 'A target in base contact with hard cover is hit at -3.',
      off: 'hard cover is no matter',
      params: { penalty: { says: 'Taken off RC.', default: 3, min: 0, max: 8, step: 1 } },
      offSets: { penalty: 0 },
    },
    lines: {
      id: 'DX-COV-ASM',
      basis: 'assumed',
      says: 'Terrain counts that is between firer and target; hedges and vegetation are soft, everything solid is hard.',
      structural: 'the sheet does not say which terrain counts',
      questions: {
        several: {
          id: 'DX-AMB-04',
          asks: 'Do several of these modifiers add up?',
          stake: 'M',
          readings: { worst: 'no, the largest counts', sum: 'yes' },
        },
      },
    },
    distance: {
      id: 'DX-COV-NEAR',
      basis: 'assumed',
      says: 'Obscurement is whatever stands or grows across the line between firer and target, and 4 inches run from the base.',
      structural: 'the sheet does not say what obscurement is',
      about: 'near',
      governs: 'table',
      params: {
        inches: { says: 'How far obscurement may be from the target.', default: 4, min: 0, max: 12 },
      },
    },
  },
});
