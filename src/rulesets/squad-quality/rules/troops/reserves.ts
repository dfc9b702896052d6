import { defineRule } from '../../../../rules/rule.ts';

/** Units that come later. */
export const reserves = defineRule({
  id: 'reserves',
  title: 'Reserves',
  governs: 'owner',
  kind: 'burden',
  off: 'everybody deploys',
  clauses: {
    trait: {
      id: 'SQ-RES-01',
      says: 'Units with the trait are kept off the table.',
      off: 'they deploy like others',
    },
    entry: {
      id: 'SQ-RES-02',
      says: 'When such a unit is activated it takes a quality test, and comes on with a move.',
      structural: 'it settles how they come',
    },
    edges: {
      id: 'SQ-RES-03',
      says: 'With three passes it comes from any edge, 6 inches from enemies and objectives; with two from the left, the right or its own edge; with one from its own; without any not in this turn.',
      off: 'it comes from its own edge, whatever it rolls',
      params: {
        clearance: { says: 'Inches from enemies and objectives at any edge.', default: 6, min: 0, max: 24 },
      },
    },
  },
});
