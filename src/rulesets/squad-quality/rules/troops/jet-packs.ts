import { defineRule } from '../../../../rules/rule.ts';

/** Units that leap and bound. */
export const jetPacks = defineRule({
  id: 'jet-packs',
  title: 'Jet Packs',
  governs: 'owner',
  kind: 'option',
  off: 'jet packs are dead weight',
  clauses: {
    choice: {
      id: 'SQ-JET-01',
      says: 'A unit with jet packs may leap or bound instead of moving.',
      off: 'it moves like others',
    },
    leap: {
      id: 'SQ-JET-02',
      says: 'A leap goes up to 12 inches over obstacles of up to 6; each inch that they are higher takes 2 inches.',
      off: 'nobody leaps',
      params: {
        inches: { says: 'How far it goes.', default: 12, min: 0, max: 24 },
        height: { says: 'Height that takes nothing.', default: 6, min: 0, max: 12 },
        each: { says: 'Inches that each inch more takes.', default: 2, min: 0, max: 12 },
      },
    },
    spent: {
      id: 'SQ-JET-03',
      says: 'A leap leads into no close assault and leaves no other action.',
      off: 'whoever leaps shoots, too',
      kind: 'burden',
    },
    bound: {
      id: 'SQ-JET-04',
      says: 'A bound is three hops of up to 6 inches over whatever is no higher than a figure.',
      off: 'nobody bounds',
      params: {
        hops: { says: 'Hops of a bound.', default: 3, min: 1, max: 4, step: 1 },
        inches: { says: 'Inches of a hop.', default: 6, min: 1, max: 6 },
      },
    },
    shaky: {
      id: 'SQ-JET-05',
      says: 'Whoever has bounded shoots with 2 less Fire Effect.',
      off: 'it shoots as well as ever',
      kind: 'burden',
      params: { points: { says: 'What it takes away.', default: 2, min: 0, max: 6, step: 1 } },
      offSets: { points: 0 },
    },
    assaults: {
      id: 'SQ-JET-06',
      says: 'A unit may bound into a close assault; its enemy has a free shot first, as from where the last hop began, that leaves no markers.',
      off: 'it cannot bound into a close assault',
    },
    wounded: {
      id: 'SQ-JET-07',
      says: 'Whoever carries wounded leaps 2 and bounds 4 inches less.',
      off: 'wounded take nothing away',
      kind: 'burden',
      params: {
        leap: { says: 'Inches that a leap is shorter.', default: 2, min: 0, max: 12 },
        bound: { says: 'Inches that a bound is shorter.', default: 4, min: 0, max: 18 },
      },
      offSets: { leap: 0, bound: 0 },
    },
  },
});
