import { defineRule } from '../../../rules/rule.ts';

const need = { min: 0, max: 3, step: 1 } as const;

/** Vehicles that bog down. */
export const bogging = defineRule({
  id: 'bogging',
  title: 'Vehicle Bogging',
  governs: 'owner',
  kind: 'burden',
  off: 'nothing bogs down',
  clauses: {
    ground: {
      id: 'SQ-BOG-01',
      basis: 'text',
      says: 'Vehicles on tracks, legs or wheels test for each 6 inches that they move through difficult ground.',
      off: 'nothing bogs down',
      params: { inches: { says: 'Inches for each test.', default: 6, min: 1, max: 24 } },
    },
    test: {
      id: 'SQ-BOG-02',
      basis: 'text',
      says: 'Tracks and legs need one pass, wheels two; with fewer the vehicle stops there.',
      structural: 'it settles what is tested',
      params: {
        tracks: { says: 'Passes that tracks and legs need.', default: 1, ...need },
        wheels: { says: 'Passes that wheels need.', default: 2, ...need },
      },
    },
    freed: {
      id: 'SQ-BOG-03',
      basis: 'text',
      says: 'It is freed by passing the same test when it is activated again.',
      off: 'it is stuck for good',
      kind: 'protection',
    },
  },
});
