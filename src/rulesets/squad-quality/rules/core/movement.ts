import { defineRule } from '../../../../rules/rule.ts';

/** How far units go. */
export const movement = defineRule({
  id: 'movement',
  title: 'Movement',
  governs: 'owner',
  kind: 'structure',
  clauses: {
    rates: {
      id: 'SQ-CORE-MOVE',
      says: 'A unit moves or rushes as far as its way of moving has it: infantry 6 or 12 inches.',
      structural: 'without it nobody would move',
      params: { factor: { says: 'Times what is printed.', default: 1, min: 0.25, max: 3 } },
    },
    difficult: {
      id: 'SQ-CORE-MOVE-difficult',
      basis: 'assumed',
      says: 'An inch of difficult ground takes two inches of movement.',
      off: 'terrain slows nobody',
      kind: 'burden',
      params: { cost: { says: 'Inches of movement for an inch.', default: 2, min: 1, max: 6 } },
      offSets: { cost: 1 },
    },
    passing: {
      id: 'SQ-CORE-MOVE-passing',
      basis: 'assumed',
      says: 'Units move through friends but not through enemies.',
      off: 'units move through anybody',
      kind: 'burden',
    },
    formation: {
      id: 'SQ-CORE-FORM',
      basis: 'assumed',
      says: 'A unit stands as a whole about one place and takes a circle of 1.5 inches; distances run from circle to circle.',
      structural: 'units have to stand somewhere',
      governs: 'table',
      params: { radius: { says: 'Radius of the circle in inches.', default: 1.5, min: 0.5, max: 3 } },
    },
  },
});
