import { defineRule } from '../../../../rules/rule.ts';

const passes = { min: 0, max: 3, step: 1 } as const;

/** Vehicles in difficult ground. */
export const vehicleBogging = defineRule({
  id: 'vehicle-bogging',
  title: 'Vehicle Bogging',
  governs: 'owner',
  kind: 'burden',
  off: 'difficult ground slows vehicles and stops none',
  clauses: {
    tests: {
      id: 'SQ-BOG-01',
      says: 'A tracked, walking or wheeled vehicle tests for each 6 inches that it moves through difficult ground.',
      structural: 'it settles when vehicles test',
      params: { inches: { says: 'Inches for a test.', default: 6, min: 1, max: 24 } },
      questions: {
        part: {
          id: 'SQ-Q-11',
          asks: 'Does a vehicle test for less than 6 inches?',
          stake: 'M',
          readings: {
            begun: 'yes, where each stretch begins',
            full: 'no, only at the end of a whole stretch',
          },
        },
      },
    },
    passes: {
      id: 'SQ-BOG-02',
      says: 'The test is a quality test: one pass is enough for tracks and legs, wheels take two; whoever fails moves no farther.',
      structural: 'it settles what is rolled',
      params: {
        tracked: { says: 'Passes of tracked and walking vehicles.', default: 1, ...passes },
        wheeled: { says: 'Passes of wheeled vehicles.', default: 2, ...passes },
      },
    },
    freed: {
      id: 'SQ-BOG-03',
      says: 'A bogged vehicle stays where it is; the same test frees it when it is activated.',
      off: 'it is stuck for good',
    },
  },
});
