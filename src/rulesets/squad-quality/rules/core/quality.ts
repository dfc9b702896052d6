import { defineRule } from '../../../../rules/rule.ts';

/** The four qualities and what is tested against them. */
export const quality = defineRule({
  id: 'quality',
  title: 'Quality',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    test: {
      id: 'SQ-CORE-QT',
      says: 'A quality test is three dice, not added; each that reaches the number of the quality passes, and two passes are a success.',
      structural: 'everything that is not an attack is settled by it',
      params: {
        rabble: { says: 'What a die of Rabble needs.', default: 5, min: 2, max: 6, step: 1 },
        conscript: { says: 'What a die of Conscripts needs.', default: 4, min: 2, max: 6, step: 1 },
        regular: { says: 'What a die of Regulars needs.', default: 3, min: 2, max: 6, step: 1 },
        elite: { says: 'What a die of an Elite needs.', default: 2, min: 2, max: 6, step: 1 },
        need: { says: 'Passes that are a success.', default: 2, min: 1, max: 3, step: 1 },
      },
      questions: {
        reach: {
          id: 'SQ-AMB-01',
          asks: 'Does a die pass that is equal to the number of the quality?',
          stake: 'H',
          readings: {
            equal: 'yes, as the reference sheet has it',
            exceed: 'no: a die must exceed it, so that each quality needs one more',
          },
        },
      },
    },
    bases: {
      id: 'SQ-CORE-COH',
      says: 'The quality gives the base range, which is also the coherency of a squad: 2, 3, 4 and 5 inches.',
      structural: 'ranges are multiples of it',
      params: {
        rabble: { says: 'Base range of Rabble in inches.', default: 2, min: 1, max: 8 },
        conscript: { says: 'Base range of Conscripts in inches.', default: 3, min: 1, max: 8 },
        regular: { says: 'Base range of Regulars in inches.', default: 4, min: 1, max: 8 },
        elite: { says: 'Base range of an Elite in inches.', default: 5, min: 1, max: 8 },
      },
    },
  },
});
