import { defineRule } from '../../../../rules/rule.ts';

/** Low, thin pieces such as hedges and barrels. */
export const linearObstacles = defineRule({
  id: 'linear-obstacles',
  title: 'Linear obstacles',
  governs: 'actor',
  kind: 'option',
  off: 'tables are without low pieces',
  clauses: {
    limit: {
      id: 'DP-LIN-01',
      says: 'A linear obstacle is less than an inch high and less than an inch thick.',
      off: 'tables are without linear obstacles',
      uncounted: true,
      governs: 'table',
      kind: 'structure',
      params: {
        height: { says: 'Height in inches that it stays below.', default: 1, min: 0, max: 1 },
        thickness: { says: 'Thickness in inches that it stays below.', default: 1, min: 0, max: 1 },
      },
    },
    crossing: {
      id: 'DP-LIN-02',
      says: 'It is crossed as difficult terrain, with nothing to pay for its height.',
      off: 'it is crossed as open ground',
      kind: 'burden',
    },
    across: {
      id: 'DP-CC-04',
      says: 'A model with enough Movement to reach an enemy but for a linear obstacle is set against it and counts as in contact.',
      off: 'a model must cross before it can fight',
      questions: {
        side: {
          id: 'DP-Q-84',
          asks: 'On which side of the obstacle does the model stand?',
          stake: 'M',
          readings: { near: 'its own; contact is mutual', far: "the enemy's, where there is room" },
        },
      },
    },
  },
});
