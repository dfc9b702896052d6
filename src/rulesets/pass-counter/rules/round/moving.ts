import { defineRule } from '../../../../rules/rule.ts';

/** Walking and running, and what slows them. */
export const moving = defineRule({
  id: 'moving',
  title: 'Walk and Run',
  governs: 'actor',
  kind: 'option',
  clauses: {
    walk: {
      id: 'PC-ACT-04',
      says: 'Walk, a short action, moves a model up to its SP; not in the same turn as a Run or a Charge.',
      off: 'there is no Walk',
      params: { factor: { says: 'Walking distance in SP.', default: 1, min: 0, max: 2 } },
      questions: {
        barred: {
          id: 'PC-AMB-25',
          asks: 'May a model walk and run or charge, once more actions are bought for it?',
          stake: 'M',
          readings: {
            round: 'not in the same round',
            activation: 'not in the same activation, but when it is re-activated',
            never: 'yes, an action bought may be a Walk',
          },
        },
      },
    },
    run: {
      id: 'PC-ACT-05',
      says: 'Run, a long action, moves a model up to twice its SP.',
      off: 'a Run covers no more than the SP',
      params: { factor: { says: 'Running distance in SP.', default: 2, min: 1, max: 3 } },
      offSets: { factor: 1 },
    },
    ground: {
      id: 'PC-A12',
      basis: 'assumed',
      says: 'Difficult ground, climbing and crossing low obstacles cost double.',
      off: 'they cost no more than open ground',
      kind: 'burden',
      params: { factor: { says: 'Cost of an inch of it in inches.', default: 2, min: 1, max: 4 } },
      offSets: { factor: 1 },
    },
  },
});
