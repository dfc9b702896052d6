import { defineRule } from '../../../rules/rule.ts';

/** How far models move. */
export const movement = defineRule({
  id: 'movement',
  title: 'Movement',
  governs: 'actor',
  kind: 'burden',
  clauses: {
    allowance: {
      id: 'ZC-MOV-01',
      says: 'A model moves up to its movement in inches.',
      structural: 'models have to get somewhere',
      kind: 'option',
      params: { factor: { says: 'Inches for each point of movement.', default: 1, min: 0.25, max: 3 } },
    },
    terrain: {
      id: 'ZC-MOV-02',
      says: 'Terrain slows movement.',
      off: 'terrain does not slow anybody',
    },
    costs: {
      id: 'ZC-A4',
      basis: 'assumed',
      says: 'An inch in sparse terrain takes two inches of movement and an inch in dense terrain three.',
      structural: 'slowing needs an amount; movement.terrain can be off',
      about: 'terrain',
      params: {
        sparse: { says: 'Movement for an inch in sparse terrain.', default: 2, min: 1, max: 6 },
        dense: { says: 'Movement for an inch in dense terrain.', default: 3, min: 1, max: 6 },
      },
    },
    passing: {
      id: 'ZC-X-01',
      basis: 'assumed',
      says: 'Models move through their friends but not through enemies, and end clear of every base.',
      off: 'models move through anybody',
    },
  },
});
