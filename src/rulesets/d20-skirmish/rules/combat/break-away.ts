import { defineRule } from '../../../../rules/rule.ts';

/** Getting out of close combat. */
export const breakAway = defineRule({
  id: 'break-away',
  title: 'Breaking away',
  governs: 'actor',
  kind: 'burden',
  off: 'models leave close combat by moving',
  clauses: {
    action: {
      id: 'DX-BRK-01',
      says: 'Breaking away costs an action; there is no test where the opponent agrees.',
      off: 'it costs nothing',
      params: { cost: { says: 'Actions it costs.', default: 1, min: 0, max: 3, step: 1 } },
      offSets: { cost: 0 },
    },
    test: {
      id: 'DX-BRK-02',
      says: 'Otherwise both roll a d20 and add ST and CC with what posture, morale and a rampage do to CC; the higher wins.',
      off: 'breaking away always succeeds',
      questions: {
        ties: {
          id: 'DX-AMB-21',
          asks: 'Who wins a tie?',
          stake: 'L',
          readings: { stays: 'the opponent, the mover has to be higher', leaves: 'the mover' },
        },
        several: {
          id: 'DX-BRK-SEVERAL',
          asks: 'Against whom does a model test that several hold?',
          stake: 'L',
          readings: { strongest: 'against the one who is hardest to leave', each: 'against each of them' },
        },
      },
    },
    outcome: {
      id: 'DX-BRK-03',
      says: 'Who wins may move as usual, who loses stays locked and may try again with what actions are left.',
      off: 'a model tries once in an activation',
      kind: 'option',
    },
    size: {
      id: 'DX-BRK-04',
      says: 'The mover adds 1 for each step of SZ that it is smaller than its opponent.',
      off: 'size does not matter to breaking away',
      kind: 'option',
      params: { each: { says: 'Added for each step.', default: 1, min: 0, max: 4, step: 1 } },
      offSets: { each: 0 },
    },
  },
});
