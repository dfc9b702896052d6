import { defineRule } from '../../../../rules/rule.ts';

/** Gaps to move and to fire through. */
export const spacing = defineRule({
  id: 'spacing',
  title: 'Spacing',
  governs: 'actor',
  kind: 'burden',
  off: 'models move and fire through any gap',
  clauses: {
    friends: {
      id: 'DX-SPC-01',
      says: 'A model moves freely past its own squad; past two friends of another squad, or one and terrain, it needs a gap of 1 inch.',
      off: 'it moves past friends freely',
      params: { inches: { says: 'Inches of the gap.', default: 1, min: 0, max: 4 } },
      offSets: { inches: 0 },
    },
    fire: {
      id: 'DX-SPC-02',
      says: 'It needs a gap of 1 inch between friends to fire past them.',
      off: 'friends are in nobody’s line of fire',
      params: { inches: { says: 'Inches of the gap.', default: 1, min: 0, max: 4 } },
    },
    enemies: {
      id: 'DX-SPC-03',
      says: 'It needs a gap of 4 inches to move past two enemies of different squads, or an enemy and terrain.',
      off: 'it moves through any gap between enemies',
      params: { inches: { says: 'Inches of the gap.', default: 4, min: 0, max: 8 } },
      offSets: { inches: 0 },
    },
  },
});
