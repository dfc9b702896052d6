import { defineRule } from '../../../../rules/rule.ts';

export const morale = defineRule({
  id: 'morale',
  title: 'Morale Test',
  governs: 'owner',
  kind: 'burden',
  off: 'every morale test is passed',
  clauses: {
    test: {
      id: 'SQ-CORE-MOR',
      basis: 'assumed',
      says: 'A morale test is a quality test without modifiers; a success has no effect.',
      structural: 'it settles what is rolled',
    },
    flight: {
      id: 'SQ-CORE-MOR-flight',
      basis: 'assumed',
      says: 'A unit with one pass rushes away from the enemy and is pinned.',
      off: 'one pass has no effect',
    },
    rout: {
      id: 'SQ-CORE-MOR-rout',
      basis: 'assumed',
      says: 'A unit without a pass is eliminated.',
      off: 'it flees like one with a pass',
    },
  },
});
